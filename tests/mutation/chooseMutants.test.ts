import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chooseMutants } from './chooseMutants';
import { operators } from './operators';
import { readSources } from './readSources';

const sources = readSources(fileURLToPath(new URL('../..', import.meta.url)));
const titles = (seed: number) => chooseMutants(operators, sources, seed).map(({ title }) => title);

test('every operator applies to the current sources', () => {
  const kinds = new Set(chooseMutants(operators, sources, 1).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(operators.map(({ kind }) => kind)));
});

test('a run has at least 40 mutants', () => {
  expect(titles(1).length).toBeGreaterThanOrEqual(40);
});

test('the same seed chooses the same mutants, another seed different ones', () => {
  expect(titles(7)).toEqual(titles(7));
  expect(titles(7)).not.toEqual(titles(8));
});

test('every mutant differs from the source', () => {
  for (const { title, files } of chooseMutants(operators, sources, 3)) {
    expect(Object.keys(files), title).not.toEqual([]);
    for (const [file, text] of Object.entries(files)) expect(text).not.toBe(sources.get(file));
  }
});

test('an operator that does not apply anywhere throws', () => {
  const blind = { kind: 'blind', share: 1, list: () => [] };
  expect(() => chooseMutants([blind], sources, 1)).toThrow('"blind" found nothing');
});
