import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { BuildArrived, KeepSearch, WorkerBuild } from '../WorkerBuild';
import { files, pages } from './caches';
import { renderOfflinePage } from './offlinePage';
import { fileCache, forget, pageCache, scope } from './scope';

declare const workerBuild: WorkerBuild;

const { bases, searchFiles, names } = workerBuild;
const isBelow = (path: string, folder: string) =>
  Object.values(bases).some((base) => path.startsWith(base + folder));

registerRoute(({ url, sameOrigin }) => sameOrigin && isBelow(url.pathname, 'assets/'), files);
registerRoute(
  ({ url: { pathname: path }, sameOrigin }) =>
    sameOrigin &&
    // The frame of edited code has an opaque origin, so it has no worker.
    !isBelow(path, 'live/sandbox/') &&
    (path.endsWith('/') ||
      (isBelow(path, 'sdk/') && /\.m?js$/.test(path)) ||
      ['search/', 'img/', 'live/'].some((folder) => isBelow(path, folder))),
  pages,
);
setCatchHandler(({ request, url }) =>
  request.destination === 'document' && url
    ? renderOfflinePage(url.pathname, bases)
    : Promise.resolve(Response.error()),
);

/** Takes control of open pages, and tells them which build serves them now. */
async function takeControl(): Promise<void> {
  await Promise.all([forget([pageCache, fileCache]), scope.clients.claim()]);
  const message: BuildArrived = { type: 'build-arrived', names };
  for (const client of await scope.clients.matchAll()) client.postMessage(message);
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeControl()));
scope.addEventListener('message', (event) => {
  const { type, base } = (event.data ?? {}) as Partial<KeepSearch>;
  if (type !== 'keep-search' || !base) return;
  const cacheFile = (strategy: typeof files | typeof pages, address: string) =>
    strategy.handle({ event: event as never, request: new Request(address) });
  const cacheSearch = async (): Promise<void> => {
    await cacheFile(pages, `${base}search/index.json`);
    // One after another: together they would delay the reader's next request.
    for (const file of searchFiles.filter((one) => one.startsWith(`${base}assets/`)))
      await cacheFile(files, file);
  };
  event.waitUntil(cacheSearch().catch(() => undefined));
});
