/** What the worker is told of the build it belongs to. */
export interface WorkerBuild {
  /** Where each language begins. */
  bases: Readonly<Record<'ko' | 'en', string>>;
  /** What a search runs and reads, as addresses: its worker, and the whole index in one file. */
  searchFiles: readonly string[];
  /** The name of the build in each language, as its pages tell it. */
  names: readonly string[];
}

/** What the files of an index hold, in one: by their names. */
export type WholeIndex = Record<string, unknown>;

/** Tells the pages that are open which build they are served from now on. */
export interface BuildArrived {
  type: 'build-arrived';
  names: readonly string[];
}

/** Asks the worker to keep what a search in one language needs. */
export interface KeepSearch {
  type: 'keep-search';
  base: string;
}
