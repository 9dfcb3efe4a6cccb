/** The file that is loaded first and locates all others. */
export interface Manifest {
  /** The folder of the files below, named after their content hash. */
  folder: string;
  pageCount: number;
  /**
   * How many pages link to each page, a digit a page, from 0 to `mostLinked`, or `aside`; trailing
   * zeros are dropped.
   */
  linked: string;
  sectionCount: number;
  /** The number of pages in a file of records (`r0.json`, `r1.json`, …). */
  pagesPerRecord: number;
  /** Whether the site is small enough for one file of headings (`h.json`) and one of records. */
  whole: boolean;
  /** The first term of each shard (`s0.json`, …), except those in `h.json`. */
  starts: string[];
  /**
   * 0; or, on a large site, the number of shards in each list (`l0.json`, …), whose first terms are
   * `starts`.
   */
  startsPerList: number;
  /**
   * The first word of each list of heading words (`w0.json`, …); on a small site they are all in
   * `h.json`.
   */
  words: string[];
  /** Suggested searches before anything is typed. */
  suggestions: string[];
}

/** The digit of the most linked page. */
export const mostLinked = 3;

/** The digit of a page that is ranked lower: release notes rather than documentation. */
export const aside = 9;

/**
 * A page as results show it: its path below the base URL (`docs/api/connect/`), its categories,
 * then the anchor and heading of each section. The first has no anchor and is the page itself.
 */
export type PageRecord = [path: string, crumbs: string[], ...sections: string[]];

/** Loads the text of a file by its path below the base URL. */
export type Load = (file: string) => Promise<string>;

export const manifestFile = 'search/index.json';

/** All headings of a small site. */
export const headingFile = 'h';

export const shardName = (share: number): string => `s${share}`;

/** A list of the first terms of shards, which locates the shards of a large site. */
export const listName = (list: number): string => `l${list}`;

export const wordsName = (part: number): string => `w${part}`;

/** Whether a file contains terms: columns of similar values compress best side by side. */
export const isTermFile = (name: string): boolean => /^[hs]\d*\.json$/.test(name);
