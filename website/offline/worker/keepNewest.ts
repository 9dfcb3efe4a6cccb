import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';

const restMs = 3_000;

/**
 * Limits a cache to the newest entries, and clears it when the device's storage is full. It trims
 * when there have been no requests for a while and keeps no index of use, because writing one would
 * delay the page being opened.
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
      // If the worker ended before trimming, the next entry triggers it.
      timer = setTimeout(() => void trim().catch(() => undefined), restMs);
      return Promise.resolve();
    },
  };
}
