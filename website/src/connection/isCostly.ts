export { isCostly } from 'deferred-hydration/client';
