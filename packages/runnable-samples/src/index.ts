import type { Locale } from 'docs-kit';
import type { Root } from 'mdast';
import { findUnused, listSamples, readSample } from './findSample';
import { createHighlight } from './highlight';
import { readStrings } from './localizeSample';
import type { SamplesOptions } from './options';
import { readExpectation } from './readExpectation';
import { explainSample, importSamples, type SampleUse } from './remarkSamples';
import {
  hashPackages,
  hashSample,
  methodOf,
  readRecord,
  verificationOf,
  writeRecord,
} from './verification';

export { cutRegion } from './cutRegion';
export { samplesPlugin } from './docusaurusPlugin';
export { extensionOf, listSamples, readSample, usedSamples } from './findSample';
export { languages } from './languages';
export {
  localizedPrograms,
  localizeExpectation,
  localizeSample,
  type Strings,
} from './localizeSample';
export { mounted, mountedSamples } from './mountSample';
export type { FrozenSamples, SamplesOptions } from './options';
export type { Expectation, Step } from './readExpectation';
export { type SampleUse, sampleUses } from './remarkSamples';
export {
  breakPaths,
  type PlaceholderValues,
  type SampleData,
  type SampleVerification,
  shownText,
} from './renderSample';
export { firstChangedLine, lineMarks, type SamplesRecord } from './verification';

/** The samples of a site. */
export type Samples = ReturnType<typeof createSamples>;

/** Reads the samples of a site. */
export function createSamples(options: SamplesOptions) {
  const { samplesFolder } = options;
  return {
    options,
    /** The names of all samples: paths below their folder. */
    list: () => listSamples(samplesFolder),
    /** The text of a sample. */
    read: (name: string) => readSample(samplesFolder, name),
    /** What a run is expected to do; undefined for a sample that is not run by itself. */
    expectation: (name: string, folder = samplesFolder) =>
      readExpectation(folder, name, options.problems),
    /** The translations of strings in samples. */
    strings: (locale: Locale) => readStrings(options, locale),
    highlight: createHighlight(options.cacheFolder),
    /** What is wrong with how a page shows a sample, if anything. */
    explain: (shown: Partial<SampleUse>) => explainSample(shown, samplesFolder),
    /** The samples that no page shows, as `file:line: message`. */
    findUnused: () => findUnused(options),
    /** A remark plugin that makes each `<Sample name="…" />` import its file. */
    remarkPlugin: () => (tree: Root, file: { path: string }) =>
      importSamples(tree, file.path, options),
    /** Changes with everything that a sample's run depends on. */
    hash: (name: string) => hashSample(options, name),
    /** Change with the sources that samples run with. */
    hashPackages: () => hashPackages(options),
    /** How samples of this kind are verified, if the record says so. */
    methodOf: (name: string) => methodOf(options, name),
    /** How a sample is verified. */
    verificationOf: (name: string) => verificationOf(options, name),
    /** The record of the last run of all samples. */
    record: () => readRecord(options),
    /** Records that these samples were verified today. */
    writeRecord: (names: Iterable<string>) => writeRecord(options, names),
  };
}
