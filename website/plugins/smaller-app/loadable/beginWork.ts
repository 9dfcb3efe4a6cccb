export type Loaded = Record<string, unknown>;
export type Loader = () => Promise<Loaded>;

/** What is being loaded, or was. */
export interface Work {
  isLoading: boolean;
  error: unknown;
  loaded: Loaded;
  promise: Promise<unknown>;
}

/** Begins to load. What it returns changes once that has succeeded or failed. */
export function beginWork(load: Loader): Work {
  const work: Work = { isLoading: true, error: null, loaded: {}, promise: load() };
  work.promise = work.promise.then(
    (loaded) => Object.assign(work, { isLoading: false, loaded }),
    (error: unknown) => {
      Object.assign(work, { isLoading: false, error });
      throw error;
    },
  );
  return work;
}
