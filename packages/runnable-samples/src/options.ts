import type { Locale } from 'docs-kit';
import type { Strings } from './localizeSample';
import type { PlaceholderValues, SampleVerification } from './renderSample';

/** The samples of a frozen version of the pages. */
export interface FrozenSamples {
  samplesFolder: string;
  /** The translations of their strings. */
  strings: Readonly<Record<Locale, Strings>>;
  /** How each was verified. */
  verifications: Readonly<Record<string, SampleVerification>>;
}

/** The configuration of a site's samples. Paths are absolute. */
export interface SamplesOptions {
  /** The site's folder, which pages import from as `@site`. */
  siteFolder: string;
  samplesFolder: string;
  /** The folders of pages, and that of the components that show samples too. */
  pageFolders: readonly string[];
  componentsFolder: string;
  cacheFolder: string;
  /** The translations of strings in samples; none for the language they are written in. */
  stringFiles: Readonly<Partial<Record<Locale, string>>>;
  /** The record of the last run of all samples. */
  recordFile: string;
  /** The runtimes in which samples in other languages were last tested. */
  otherRuntimesFile: string;
  /** The package that samples use, and its sources that run in none. */
  sdk: { folder: string; unused?: RegExp };
  /** The package that samples run against. */
  agent: { folder: string };
  /** The problems that an expectation may name. */
  problems: readonly string[];
  /** The values of placeholders in a sample, by its file. */
  placeholders: (file: string) => PlaceholderValues;
  /** The files that these values depend on. */
  placeholderFiles: readonly string[];
  /** The frozen version of a page or sample, by its file. */
  frozen?: (file: string) => FrozenSamples | undefined;
}
