export { nameBuild } from 'deferred-hydration/client';
