interface WorkerEvent {
  data?: unknown;
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerClient {
  postMessage(message: unknown): void;
}

interface WorkerScope {
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly WorkerClient[]> };
  registration: { readonly scope: string; unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ): void;
}

/** The part of the worker's global scope that is used. */
export const scope = self as unknown as WorkerScope;

// Not in caches.ts: the worker that only deletes caches would contain its strategies.
/** All sites on an origin share one cache storage, so names contain the site's base URL. */
const prefix = `kept ${scope.registration.scope} `;

export const pageCache = `${prefix}pages-1`;
export const fileCache = `${prefix}files-1`;

/** Deletes the caches of this site, of any version, except for these. */
export async function forget(except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(prefix) && !except.includes(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
