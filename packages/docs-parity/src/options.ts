import type { ApiFacts } from 'api-facts';
import type { Locale } from 'docs-kit';
import type { PageComponent } from './page';

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
  /** The folder of samples. */
  samplesFolder: string;
  /** What is wrong with the props of a `<Sample />`, if anything. */
  explainSample: (props: PageComponent['props']) => string | undefined;
  facts: ApiFacts;
}
