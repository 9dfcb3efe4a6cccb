import { forget, scope } from './scope';

/** Deletes everything that a worker of this site has cached, and unregisters the worker. */
async function retire(): Promise<void> {
  await forget();
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
