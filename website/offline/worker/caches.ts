import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { fileCache, pageCache } from './scope';

const types: Record<string, RegExp> = { js: /javascript/, css: /css/, json: /json/, html: /html/ };

/** Whether a response has the type that its URL implies: a script, rather than an error page. */
export function isValidResponse(address: string, response: Response): boolean {
  const { pathname } = new URL(address);
  const extension = pathname.endsWith('/') ? 'html' : (pathname.split('.').at(-1) ?? '');
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && !response.redirected && (types[extension]?.test(type) ?? true);
}

const trimDelayMs = 3_000;

/**
 * Limits a cache to the newest entries, and clears it when the device's storage is full. It trims
 * when there have been no requests for a while and keeps no index of use, because writing one would
 * delay the page being opened.
 */
export function limitEntries(cacheName: string, maxEntries: number) {
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
      timer = setTimeout(() => void trim().catch(() => undefined), trimDelayMs);
      return Promise.resolve();
    },
  };
}

interface CachedEntry {
  cacheName: string;
  request: Request;
  cachedResponse?: Response;
}

/** One page is cached once, whatever its query; invalid responses are not cached. */
const validOnly = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(isValidResponse(request.url, response) ? response : null),
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }: CachedEntry) {
    if (!cachedResponse || isValidResponse(request.url, cachedResponse))
      return cachedResponse ?? null;
    const cache = await caches.open(cacheName);
    await cache.delete(request);
    return null;
  },
};

/** Pages and other files without hashed names: network first, then cache. */
export const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: 4,
  plugins: [validOnly, limitEntries(pageCache, 200)],
});

/** Files with hashed names never change: cache first. */
export const files = new CacheFirst({
  cacheName: fileCache,
  plugins: [validOnly, limitEntries(fileCache, 600)],
});
