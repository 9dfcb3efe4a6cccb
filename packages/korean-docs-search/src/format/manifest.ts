/** The file that is loaded first and locates all others. */
export interface Manifest {
  /** The folder of the files below, named after their content hash. */
  folder: string;
  /** How many pages link to each page, from 0 to `mostLinked`. */
  linked: number[];
  sectionCount: number;
  /** The first term of each shard (`s0.json`, …). */
  starts: string[];
  /** Suggested searches before anything is typed. */
  suggestions: string[];
}

/** The rank of the most linked page. */
export const mostLinked = 3;

/**
 * A page as results show it: its path below the base URL (`docs/api/connect/`), its categories,
 * then the anchor and heading of each section. The first has no anchor and is the page itself.
 */
export type PageRecord = [path: string, crumbs: string[], ...sections: string[]];

/** Loads the text of a file by its path below the base URL. */
export type Load = (file: string) => Promise<string>;

export const manifestFile = 'search/index.json';

export const recordFile = 'r';

/** The terms of all headings. */
export const headingFile = 'h';

/** A part of the terms of all texts. */
export const shardName = (shard: number): string => `s${shard}`;

/** The texts of some sections of a page. */
export const textName = (page: number, part: number): string => `t${page}-${part}`;

/** Whether a file contains terms: columns of similar values compress best side by side. */
export const isTermFile = (name: string): boolean => /^(?:h|s\d+)\.json$/.test(name);
