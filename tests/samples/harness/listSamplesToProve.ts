import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extensionOf, listSamples } from '../../../website/plugins/samples/findSample';
import { languages } from '../../../website/plugins/samples/languages';
import { samplesFolder } from '../../../website/plugins/samples/places';
import { parseExpectation, type Expectation } from './Expectation';

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

/** The full name comes first, for samples that differ in nothing but the extension. */
function readExpectation(name: string): Expectation | undefined {
  const file = [`${path.join(samplesFolder, name)}.expect.json`, beside(name, '.expect.json')].find(
    (it) => existsSync(it),
  );
  return file === undefined ? undefined : parseExpectation(readFileSync(file, 'utf8'));
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
  const expectation = readExpectation(name);
  const entry = ['.drive.ts', '.drive.tsx'].map((end) => beside(name, end)).find(existsSync);
  return {
    name,
    by: wayOf(name, expectation ?? (entry ? {} : undefined)),
    entry: entry ?? path.join(samplesFolder, name),
    expectation: expectation ?? {},
  };
}

/** All samples, each with the way it is proved. */
export function listSamplesToProve(): SampleToProve[] {
  return listSamples(samplesFolder).map(describe);
}
