import { forget } from './cacheNames';
import { scope } from './scope';

/** Takes back everything a worker of this site ever kept, and the worker itself. */
async function retire(): Promise<void> {
  await forget();
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
