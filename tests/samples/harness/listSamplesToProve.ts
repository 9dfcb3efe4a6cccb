import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Expectation,
  readExpectation,
} from '../../../website/plugins/samples/readExpectation';
import { extensionOf, listSamples } from '../../../website/plugins/samples/findSample';
import { languages } from '../../../website/plugins/samples/languages';
import { samplesFolder } from '../../../website/plugins/samples/places';

/** A sample and how it is proved. */
export interface SampleToProve {
  name: string;
  /** `imported`: by the samples that import it. `elsewhere`: not by us, beyond its types. */
  by: 'browser' | 'node' | 'shell' | 'imported' | 'elsewhere' | 'data' | 'syntax';
  /** The file that is run: the sample, or the one beside it that drives it. */
  entry: string;
  expectation: Expectation;
}

function beside(name: string, end: string): string {
  return path.join(samplesFolder, name.replace(/\.\w+$/, end));
}

function wayOf(name: string, expectation: Expectation | undefined): SampleToProve['by'] {
  const extension = extensionOf(name);
  const proof = languages[extension]?.proof;
  if (extension === 'sh') return 'shell';
  if (proof !== 'run') return proof ?? 'data';
  if (!expectation) return 'imported';
  return expectation.runtime ?? 'browser';
}

function describe(name: string): SampleToProve {
  const expectation = readExpectation(samplesFolder, name);
  const entry = ['.drive.ts', '.drive.tsx'].map((end) => beside(name, end)).find(existsSync);
  return {
    name,
    by: wayOf(name, expectation ?? (entry ? {} : undefined)),
    entry: entry ?? path.join(samplesFolder, name),
    expectation: expectation ?? {},
  };
}

/** The ways that mean it was run here. */
export const runnable: readonly SampleToProve['by'][] = ['browser', 'node', 'shell', 'imported'];

/** All samples, each with the way it is proved. */
export function listSamplesToProve(): SampleToProve[] {
  return listSamples(samplesFolder).map(describe);
}

/** The samples among the files of a bundle, by name: running it runs them all. */
export function samplesAmong(files: readonly string[]): string[] {
  const names = files.map((file) => path.relative(samplesFolder, file).split(path.sep).join('/'));
  const known = new Set(listSamples(samplesFolder));
  return names.filter((name) => known.has(name));
}
