import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isSound } from './isSound';

export const pageCache = 'pages-1';
const fileCache = 'files-1';

const slowSeconds = 4;

interface Kept {
  cacheName: string;
  request: Request;
  cachedResponse?: Response;
}

/** One page is kept once, whatever was asked of it; what is not what it should be is thrown away. */
const soundness = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(isSound(request.url, response) ? response : null),
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }: Kept) {
    if (!cachedResponse || isSound(request.url, cachedResponse)) return cachedResponse ?? null;
    const cache = await caches.open(cacheName);
    await cache.delete(request);
    return null;
  },
};

const keepAtMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

/** Pages, and what has the same name in every build: the newest there is, else what was read. */
export const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: slowSeconds,
  plugins: [soundness, keepAtMost(200)],
});

/** Files whose names carry a hash never change. */
export const files = new CacheFirst({
  cacheName: fileCache,
  plugins: [soundness, keepAtMost(600)],
});

/** Forgets what other versions of this worker kept. */
export async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const isOurs = (name: string) => [pageCache, fileCache].includes(name);
  await Promise.all(names.filter((name) => !isOurs(name)).map((name) => caches.delete(name)));
}
