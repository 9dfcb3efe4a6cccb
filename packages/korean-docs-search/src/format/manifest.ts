/** The file that is loaded first and locates all others. */
export interface Manifest {
  /** The folder of the files below, named after their content hash. */
  folder: string;
  /** How many pages link to each page, from 0 to `mostLinked`. */
  linked: number[];
  sectionCount: number;
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

/** The `PageRecord` of each page. */
export const recordFile = 'records';

/** The terms of headings, which are loaded first. */
export const headingFile = 'headings';

/** The terms of texts, definitions and aliases. */
export const termFile = 'terms';

/** The texts of the sections of each page, for excerpts and answers. */
export const textFile = 'texts';
