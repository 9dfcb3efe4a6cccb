import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listSamples } from '../samples/findSample';
import { samplesFolder } from '../samples/places';
import { readExpectation } from '../samples/readExpectation';
import { causesFolder } from './places';

/** The samples that run in a frame as they are, by name: modules, and pages by the script tag. */
function listSamplesThatRun(): string[] {
  return listSamples(samplesFolder).filter((name) => {
    const expectation = readExpectation(samplesFolder, name);
    return /\.(ts|html)$/.test(name) && expectation && !expectation.runtime;
  });
}

/** The modules that a frame can run: where each is built to, without extension, and its file. */
export function listModules(): Record<string, string> {
  const samples = listSamplesThatRun().filter((name) => name.endsWith('.ts'));
  const causes = readdirSync(causesFolder).filter((name) => name !== 'getToken.ts');
  return Object.fromEntries([
    ...samples.map((name) => [`samples/${name.slice(0, -3)}`, path.join(samplesFolder, name)]),
    ...causes.map((name) => [`causes/${name.slice(0, -3)}`, path.join(causesFolder, name)]),
  ]);
}

/** The names of the samples that are pages. */
export function listPages(): string[] {
  return listSamplesThatRun().filter((name) => name.endsWith('.html'));
}
