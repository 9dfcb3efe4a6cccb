import { leaveOldBuild } from '../client';

// Loaded where a file of the page is gone. Every build has it by the same name.
void leaveOldBuild();
