import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { KeepSearch, WorkerBuild } from '../WorkerBuild';
import { files, forgetOthers, pages } from './caches';
import { scope } from './scope';
import { showUnread } from './showUnread';

declare const workerBuild: WorkerBuild;

const { bases, searchFiles } = workerBuild;
const isBelow = (path: string, folder: string) =>
  Object.values(bases).some((base) => path.startsWith(base + folder));

// Neither the SDK's files nor the frames that run samples are read: only what is read is kept.
registerRoute(({ url, sameOrigin }) => sameOrigin && isBelow(url.pathname, 'assets/'), files);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    ((url.pathname.endsWith('/') && !isBelow(url.pathname, 'live/')) ||
      ['search/', 'img/'].some((folder) => isBelow(url.pathname, folder))),
  pages,
);
setCatchHandler(({ request, url }) =>
  request.mode === 'navigate' && url
    ? showUnread(url.pathname, bases)
    : Promise.resolve(Response.error()),
);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOthers(), scope.clients.claim()])),
);
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
