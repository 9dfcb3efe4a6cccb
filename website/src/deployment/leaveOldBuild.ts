export { leaveOldBuild } from 'deferred-hydration/client';
