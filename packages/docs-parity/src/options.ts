import type { ApiFacts } from 'api-facts';
import type { Locale } from 'docs-kit';

/** What differs from one documentation to the next. */
export interface ParityOptions {
  /** The repository's folder: problems name files from here. */
  root: string;
  /** Where the pages of each language are. */
  pages: Readonly<Record<Locale, string>>;
  /** What the site serves as it is. */
  staticFolder: string;
  /** The folder with a folder for each component that a page may use. */
  componentsFolder: string;
  sidebarFile: string;
  /** A JSON file with the names of the web, Node and React, in groups. */
  foreignNamesFile: string;
  /** The record of which pages say the same in both languages. */
  translationsFile: string;
  /** The packages that pages may name, and what the site serves below `/sdk/`. */
  packages: readonly string[];
  listServedNames: () => string[];
  /** The names of all samples. */
  listSamples: () => string[];
  /** The names of the regions that a sample has. */
  listRegions: (sample: string) => string[];
  facts: ApiFacts;
}
