import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { fileCache, pageCache } from './cacheNames';
import { isValidResponse } from './isValidResponse';
import { keepNewest } from './keepNewest';

const slowSeconds = 4;

interface Kept {
  cacheName: string;
  request: Request;
  cachedResponse?: Response;
}

/** One page is cached once, whatever its query; invalid responses are not cached. */
const soundness = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(isValidResponse(request.url, response) ? response : null),
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }: Kept) {
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
  networkTimeoutSeconds: slowSeconds,
  plugins: [soundness, keepNewest(pageCache, 200)],
});

/** Files with hashed names never change: cache first. */
export const files = new CacheFirst({
  cacheName: fileCache,
  plugins: [soundness, keepNewest(fileCache, 600)],
});
