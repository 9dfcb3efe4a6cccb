import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { BuildArrived, KeepSearch, WorkerBuild } from '../WorkerBuild';
import { fileCache, forget, pageCache } from './cacheNames';
import { files, pages } from './caches';
import { scope } from './scope';
import { showUnread } from './showUnread';

declare const workerBuild: WorkerBuild;

const { bases, searchFiles, names } = workerBuild;
const isBelow = (path: string, folder: string) =>
  Object.values(bases).some((base) => path.startsWith(base + folder));

registerRoute(({ url, sameOrigin }) => sameOrigin && isBelow(url.pathname, 'assets/'), files);
registerRoute(
  ({ url: { pathname: path }, sameOrigin }) =>
    sameOrigin &&
    // The frame of edited code has no origin, and so no worker either.
    !isBelow(path, 'live/sandbox/') &&
    (path.endsWith('/') ||
      (isBelow(path, 'sdk/') && /\.m?js$/.test(path)) ||
      ['search/', 'img/', 'live/'].some((folder) => isBelow(path, folder))),
  pages,
);
setCatchHandler(({ request, url }) =>
  request.destination === 'document' && url
    ? showUnread(url.pathname, bases)
    : Promise.resolve(Response.error()),
);

/** Takes over the pages that are open, and tells them of the build that answers them now. */
async function takeOver(): Promise<void> {
  await Promise.all([forget([pageCache, fileCache]), scope.clients.claim()]);
  const message: BuildArrived = { type: 'build-arrived', names };
  for (const client of await scope.clients.matchAll()) client.postMessage(message);
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => {
  const { type, base } = (event.data ?? {}) as Partial<KeepSearch>;
  if (type !== 'keep-search' || !base) return;
  const keep = (strategy: typeof files | typeof pages, address: string) =>
    strategy.handle({ event: event as never, request: new Request(address) });
  const wanted = searchFiles.filter((file) => file.startsWith(`${base}assets/`));
  event.waitUntil(
    Promise.all([
      keep(pages, `${base}search/index.json`),
      ...wanted.map((file) => keep(files, file)),
    ]).catch(() => undefined),
  );
});
