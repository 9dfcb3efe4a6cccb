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
