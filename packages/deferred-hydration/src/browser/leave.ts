import { leaveOldBuild } from '../client';

// Loaded when a file of the page is missing. It has the same name in every build.
void leaveOldBuild();
