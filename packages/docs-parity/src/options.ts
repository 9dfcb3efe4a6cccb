import type { ApiFacts } from 'api-facts';
import type { Locale } from 'docs-kit';

/** The configuration of a documentation site. */
export interface ParityOptions {
  /** The repository's root: paths in messages are relative to it. */
  root: string;
  /** The folders of each language's pages. */
  pages: Readonly<Record<Locale, string>>;
  /** The folder of static files. */
  staticFolder: string;
  /** The folder with a folder for each component that pages may use, besides those of facts. */
  componentsFolder: string;
  sidebarFile: string;
  /** A JSON file with names of the web platform, Node and React, in groups. */
  foreignNamesFile: string;
  /** The record of which pages are in sync in both languages. */
  translationsFile: string;
  /** The packages that pages may mention, and what the site serves below `/sdk/`. */
  packages: readonly string[];
  listServedNames: () => string[];
  /** The names of all samples. */
  listSamples: () => string[];
  /** The names of a sample's regions. */
  listRegions: (sample: string) => string[];
  facts: ApiFacts;
}
