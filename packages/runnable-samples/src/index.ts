import { findUnused, listSamples, readSample } from './findSample';
import { createHighlight } from './highlight';
import { readStrings } from './localizeSample';
import type { Samples, SamplesOptions } from './options';
import { readExpectation } from './readExpectation';
import { explainSample, importSamples } from './remarkSamples';
import {
  hashPackages,
  hashSample,
  methodOf,
  readRecord,
  verificationOf,
  writeRecord,
} from './verification';

export { regionNames, cutRegion } from './cutRegion';
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
export type { FrozenSamples, Samples, SamplesOptions } from './options';
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

/** Reads the samples of a site. */
export function createSamples(options: SamplesOptions): Samples {
  const { samplesFolder } = options;
  return {
    options,
    list: () => listSamples(samplesFolder),
    read: (name) => readSample(samplesFolder, name),
    expectation: (name, folder = samplesFolder) => readExpectation(folder, name, options.problems),
    strings: (locale) => readStrings(options, locale),
    highlight: createHighlight(options.cacheFolder),
    explain: (shown) => explainSample(shown, samplesFolder),
    findUnused: () => findUnused(options),
    remarkPlugin: () => (tree, file) => importSamples(tree, file.path, options),
    hash: (name) => hashSample(options, name),
    hashPackages: () => hashPackages(options),
    methodOf: (name) => methodOf(options, name),
    verificationOf: (name) => verificationOf(options, name),
    record: () => readRecord(options),
    writeRecord: (names) => writeRecord(options, names),
  };
}
