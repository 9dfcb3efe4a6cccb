import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseMutants } from './chooseMutants';
import { copyRepository } from './copyRepository';
import { readOptions, exitWithUsage } from '../../scripts/readOptions';
import type { Mutant } from './Mutant';
import { operators } from './operators';
import { readSources } from './readSources';
import { runStages, writeTexts } from './runStages';
import { build, stages } from './stages';

const usage = `npm run mutate                    change by change, and what nothing noticed
npm run mutate -- --list          name the changes, make none
npm run mutate -- --quick         without the browser
npm run mutate -- --kind limit    those of a kind only; may be repeated
npm run mutate -- --scale 2       twice as many; --scale 0.1: one of each kind
npm run mutate -- --seed 2        others`;

const { values } = readOptions(usage, {
  options: {
    seed: { type: 'string', default: '1' },
    scale: { type: 'string', default: '1' },
    kind: { type: 'string', multiple: true, default: [''] },
    list: { type: 'boolean' },
    quick: { type: 'boolean' },
  },
});

const readNumber = (name: 'seed' | 'scale'): number => {
  const number = Number(values[name]);
  if (!(number > 0)) exitWithUsage(`--${name} must be a number above 0.`, usage);
  return number;
};

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const sources = readSources(repository);
const chosen = chooseMutants(operators, sources, readNumber('seed'), readNumber('scale'));
const mutants = chosen.filter(({ kind }) => values.kind.some((wanted) => kind.includes(wanted)));
if (mutants.length === 0) {
  const kinds = [...new Set(operators.map(({ kind }) => kind))].join(', ');
  exitWithUsage(`There is nothing of that kind. There are: ${kinds}.`, usage);
}
const wanted = values.quick ? stages.filter(({ name }) => name !== 'browser') : stages;
/** The site for the browser tests, which no mutant affects. */
const site = 'website/build';
const originals = ({ files }: Mutant) =>
  Object.fromEntries(Object.keys(files).map((file) => [file, sources.get(file) ?? '']));

/** Makes sure that later failures are caused by a mutant. */
function assertSound(folder: string): void {
  const files = Object.fromEntries(sources);
  const failure = runStages([build, ...wanted], { kind: 'none', title: 'none', files }, folder);
  if (!failure) return;
  throw new Error(
    `"${failure.stage}" fails before anything is changed.\n${failure.output.slice(-4_000)}`,
  );
}

/** Applies every mutant in turn; returns the survivors. */
function runAll(folder: string): Mutant[] {
  return mutants.filter((mutant, index) => {
    writeTexts(folder, mutant.files);
    const failure = runStages(wanted, mutant, folder);
    writeTexts(folder, originals(mutant));
    const verdict = failure ? `noticed by ${failure.stage}` : 'SURVIVED';
    console.log(`${index + 1}/${mutants.length} ${mutant.kind}: ${mutant.title}: ${verdict}`);
    return !failure;
  });
}

if (values.list) {
  for (const { kind, title } of mutants) console.log(`${kind}: ${title}`);
  console.log(`${mutants.length} mutants, seed ${values.seed}`);
} else {
  if (!values.quick && !existsSync(path.join(repository, site)))
    exitWithUsage('The browser tests need the site: run npm run build, or use --quick.', usage);
  const folder = copyRepository(repository);
  try {
    if (!values.quick) symlinkSync(path.join(repository, site), path.join(folder, site));
    assertSound(folder);
    const survivors = runAll(folder);
    const killed = mutants.length - survivors.length;
    console.log(`\nSurvivors: ${survivors.length === 0 ? 'none' : ''}`);
    for (const { kind, title } of survivors) console.log(`  ${kind}: ${title}`);
    const score = ((100 * killed) / mutants.length).toFixed(1);
    console.log(`Mutation score: ${killed} of ${mutants.length}, ${score} % (seed ${values.seed})`);
    if (killed / mutants.length < 0.95) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
