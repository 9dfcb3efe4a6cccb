import path from 'node:path';
import { usedSamples } from 'runnable-samples';
import { samplesFolder } from '../../../website/config/samples';
import { listSamplesToVerify } from './listSamplesToVerify';

/** Samples without an expectation that no sample with one imports, one a line. */
export function checkExpectations(): string[] {
  const samples = listSamplesToVerify();
  const run = samples.filter(({ by }) => by === 'browser' || by === 'node');
  const roots = run.map(({ entry }) => path.relative(samplesFolder, entry).replaceAll('\\', '/'));
  const names = samples.map(({ name }) => name);
  const covered = usedSamples(
    samplesFolder,
    new Set([...roots, ...run.map((it) => it.name)]),
    names,
  );
  return samples
    .filter(({ name, by }) => by === 'imported' && !covered.has(name))
    .map(({ name }) => {
      const file = path.relative(process.cwd(), path.join(samplesFolder, name));
      const wanted = file.replace(/\.\w+$/, '.expect.json');
      return `${file}:1: nothing runs this sample: describe its expected result in ${wanted}`;
    });
}
