import type { Locale } from 'docs-kit';
import type { Root } from 'mdast';
import type { Highlight } from './highlight';
import type { Strings } from './localizeSample';
import type { Expectation } from './readExpectation';
import type { SampleUse } from './remarkSamples';
import type { PlaceholderValues, SampleVerification } from './renderSample';
import type { SamplesRecord } from './verification';

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

/** The samples of a site. */
export interface Samples {
  options: SamplesOptions;
  /** The names of all samples: paths below their folder. */
  list: () => string[];
  /** The text of a sample. */
  read: (name: string) => string;
  /** What a run is expected to do; undefined for a sample that is not run by itself. */
  expectation: (name: string, folder?: string) => Expectation | undefined;
  /** The translations of strings in samples. */
  strings: (locale: Locale) => Strings;
  highlight: Highlight;
  /** What is wrong with how a page shows a sample, if anything. */
  explain: (shown: Partial<SampleUse>) => string | undefined;
  /** The samples that no page shows, as `file:line: message`. */
  findUnused: () => string[];
  /** A remark plugin that makes each `<Sample name="…" />` import its file. */
  remarkPlugin: () => (tree: Root, file: { path: string }) => void;
  /** Changes with everything that a sample's run depends on. */
  hash: (name: string) => string;
  /** Change with the sources that samples run with. */
  hashPackages: () => { sdk: string; agent: string };
  /** How samples of this kind are verified, if the record says so. */
  methodOf: (name: string) => SampleVerification['proof'];
  /** How a sample is verified. */
  verificationOf: (name: string) => SampleVerification;
  /** The record of the last run of all samples. */
  record: () => SamplesRecord | undefined;
  /** Records that these samples were verified today. */
  writeRecord: (names: Iterable<string>) => void;
}
