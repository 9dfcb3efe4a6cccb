import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Expectation,
  extensionOf,
  languages,
  localizeExpectation,
  localizeSample,
  type Strings,
} from 'runnable-samples';
import { samples, samplesFolder } from '../../../website/config/samples';
import { causes } from '../../../website/live/causes/causes';
import { locales } from '../../../website/brand';

const isTranslated = (source: string, strings: Strings): boolean =>
  localizeSample(source, strings) !== source;

/** A sample, and how it is verified. */
export interface SampleToVerify {
  name: string;
  /** `imported`: by the samples that import it. `elsewhere`: only type-checked here. */
  by: 'browser' | 'node' | 'shell' | 'imported' | 'elsewhere' | 'data' | 'syntax';
  /** The file to run: the sample, or its driver. */
  entry: string;
  expectation: Expectation;
  /** The translations of its strings: none where it runs as written. */
  strings: Strings;
  /** What a report calls it. */
  title: string;
}

/** The agent's fault that reproduces the problem of a sample. */
export function faultOf({ problem = '' }: Expectation): string | undefined {
  return causes[problem]?.faults?.[0];
}

function beside(name: string, end: string): string {
  return path.join(samplesFolder, name.replace(/\.\w+$/, end));
}

function methodOf(name: string, expectation: Expectation | undefined): SampleToVerify['by'] {
  const extension = extensionOf(name);
  const proof = languages[extension]?.proof;
  if (extension === 'sh') return expectation?.runtime === 'elsewhere' ? 'syntax' : 'shell';
  if (proof !== 'run') return proof ?? 'data';
  if (!expectation) return 'imported';
  return expectation.runtime ?? 'browser';
}

function describe(name: string): SampleToVerify {
  const expectation = samples.expectation(name);
  const entry = ['.drive.ts', '.drive.tsx'].map((end) => beside(name, end)).find(existsSync);
  return {
    name,
    by: methodOf(name, expectation ?? (entry ? {} : undefined)),
    entry: entry ?? path.join(samplesFolder, name),
    expectation: expectation ?? {},
    strings: {},
    title: name,
  };
}

/** The kinds that mean it was run here. */
export const runnable: readonly SampleToVerify['by'][] = ['browser', 'node', 'shell', 'imported'];

/** All samples, each with the way it is verified. */
export function listSamplesToVerify(): SampleToVerify[] {
  return samples.list().map(describe);
}

/**
 * The samples in each other language in which they differ, except those that run on the pages:
 * `tests/live` runs them there.
 */
export function listTranslatedSamples(): SampleToVerify[] {
  return locales.flatMap((locale) => {
    const strings = samples.strings(locale);
    return listSamplesToVerify()
      .filter(
        ({ name, by }) => by === 'node' || (by === 'browser' && /\.(?:tsx|vue|svelte)$/.test(name)),
      )
      .filter(({ entry }) => isTranslated(readFileSync(entry, 'utf8'), strings))
      .map((sample) => ({
        ...sample,
        strings,
        title: `${sample.name} in ${locale}`,
        expectation: localizeExpectation(sample.expectation, strings),
      }));
  });
}

/** The samples among the files of a bundle, by name: running it runs them all. */
export function samplesAmong(files: readonly string[]): string[] {
  const names = files.map((file) => path.relative(samplesFolder, file).split(path.sep).join('/'));
  const known = new Set(samples.list());
  return names.filter((name) => known.has(name));
}
