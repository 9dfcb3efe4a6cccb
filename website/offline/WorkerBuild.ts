/** What the worker is told of the build it belongs to. */
export interface WorkerBuild {
  /** Where each language begins. */
  bases: Readonly<Record<'ko' | 'en', string>>;
  /** What a search runs and reads, as addresses: its worker, and the whole index in one file. */
  searchFiles: readonly string[];
  /** The name of the build in each language, as its pages tell it. */
  names: readonly string[];
}

/** The files of an index in one. */
export interface WholeIndex {
  /** The names of those that hold terms. */
  terms: string[];
  /** The columns of these: the first of each, then the second of each. */
  columns: unknown[][];
  /** What all others hold, by their names. */
  others: Record<string, unknown>;
}

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
