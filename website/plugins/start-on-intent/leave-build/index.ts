import { leaveOldBuild } from '../../../src/deployment/leaveOldBuild';

// Loaded where a file of the page is gone. Every build has it by the same name.
void leaveOldBuild();
