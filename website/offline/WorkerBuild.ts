/** What the worker knows about its build. */
export interface WorkerBuild {
  /** The base path of each language. */
  bases: Readonly<Record<'ko' | 'en', string>>;
  /** What a search loads, as URLs: its worker and its index. */
  searchFiles: readonly string[];
  /** The name of the build in each language, as in its pages. */
  names: readonly string[];
}

/** Tells open pages which build they are served from now on. */
export interface BuildArrived {
  type: 'build-arrived';
  names: readonly string[];
}

/** Asks the worker to cache what the search in one language needs. */
export interface KeepSearch {
  type: 'keep-search';
  base: string;
}

/** An inline script or style of the offline page, with its hash for the content policy. */
export interface Inline {
  text: string;
  hash: string;
}

/** The styles of the offline page, and the script that sets the reader's color mode. */
export type OfflinePageInlines = Record<'style' | 'script', Inline>;
