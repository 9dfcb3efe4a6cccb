/** What is fetched first: where everything else is. */
export interface Manifest {
  /** The folder of the files below: its name changes with their content. */
  folder: string;
  pageCount: number;
  /** How many pages link to each page, a digit a page, from 0 to `mostLinked`, or `aside`; without the zeros at the end. */
  linked: string;
  sectionCount: number;
  /** Pages in a file of records (`r0.json`, `r1.json`, …). */
  pagesPerRecord: number;
  /** Whether the site is so small that its headings are one file (`h.json`), and its records another. */
  whole: boolean;
  /** Where each share (`s0.json`, …) begins; without what is in `h.json`. */
  starts: string[];
  /** 0; or, on a large site, how many shares each list (`l0.json`, …) tells apart, whose first terms `starts` are. */
  startsPerList: number;
  /** Where each list of words of headings (`w0.json`, …) begins; a small site has them all in `h.json`. */
  words: string[];
  /** Searches to offer before anything is typed. */
  suggestions: string[];
}

/** The digit of the page that the most pages link to. */
export const mostLinked = 3;

/** The digit of a page that stands aside: it tells what once changed rather than how things are. */
export const aside = 9;

/**
 * A page as results show it: path below the base URL (`docs/api/connect/`), categories above it, then
 * the anchor and the heading of each section. The first has no anchor and is the page itself.
 */
export type PageRecord = [path: string, crumbs: string[], ...sections: string[]];

/** Gives the text of a file by its path below the site's base URL. */
export type Load = (file: string) => Promise<string>;

export const manifestFile = 'search/index.json';

/** All headings of a small site. */
export const headingFile = 'h';

export const shareName = (share: number): string => `s${share}`;

/** A list of the first terms of shares, which tells the shares of a large site apart. */
export const listName = (list: number): string => `l${list}`;

export const wordsName = (part: number): string => `w${part}`;

/** Whether a file of an index holds terms: columns that compress best beside those of its like. */
export const isTermFile = (name: string): boolean => /^[hs]\d*\.json$/.test(name);
