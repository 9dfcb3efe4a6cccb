import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';

const restMs = 3_000;

/**
 * Has a cache keep what came last, up to a number of entries, and give up everything where the device
 * has no room. It counts once requests have rested, and writes no book of them: a page that is being
 * opened would wait for the disk.
 */
export function keepNewest(cacheName: string, maxEntries: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function trim(): Promise<void> {
    const cache = await caches.open(cacheName);
    const oldestFirst = await cache.keys();
    const excess = oldestFirst.slice(0, Math.max(0, oldestFirst.length - maxEntries));
    await Promise.all(excess.map((request) => cache.delete(request)));
  }

  registerQuotaErrorCallback(() => caches.delete(cacheName));
  return {
    cacheDidUpdate(): Promise<void> {
      clearTimeout(timer);
      // One that is not trimmed, because the worker ended, is trimmed when something comes again.
      timer = setTimeout(() => void trim().catch(() => undefined), restMs);
      return Promise.resolve();
    },
  };
}
