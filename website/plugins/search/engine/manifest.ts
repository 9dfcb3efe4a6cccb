/** What is fetched first: where everything else is. */
export interface Manifest {
  /** The folder of the files below: its name changes with their content. */
  folder: string;
  pageCount: number;
  /** How many pages link to each page, a digit a page, from 0 to `mostLinked`; without the zeros at the end. */
  linked: string;
  sectionCount: number;
  /** Pages in a file of records (`r0.json`, `r1.json`, …). */
  pagesPerRecord: number;
  /** Whether the site is so small that all its headings are one share, and its records one file. */
  whole: boolean;
  /** Where each share begins, of headings (`h0.json`, …) and of bodies (`b0.json`, …). */
  shares: Record<Family, string[]>;
  /** 0; or, on a large site, how many shares each list tells apart, whose first terms `shares` are. */
  sharesPerList: number;
  /** Searches to offer before anything is typed. */
  suggestions: string[];
}

/** The digit of the page that the most pages link to. */
export const mostLinked = 3;

/** Headings are small and fetched early; bodies when a query needs them. */
export type Family = 'h' | 'b';

/** A page as results show it: path below the base URL (`docs/api/connect/`), categories above it, sections. */
export type PageRecord = [path: string, crumbs: string[], sections: SectionRecord[]];

/** A section as results show it. The first has no anchor and is the page itself. */
export type SectionRecord = [anchor: string, heading: string];

/** Gives the text of a file by its path below the site's base URL. */
export type Load = (file: string) => Promise<string>;

export const manifestFile = 'search/index.json';
