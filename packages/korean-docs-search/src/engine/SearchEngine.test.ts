import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openEngine } from '../evaluate/evaluate';
import { manifestFile } from '../format/manifest';
import { writeIndex } from '../indexing/writeIndex';
import { readFolder } from '../pages/readPages';
import { SearchEngine } from './SearchEngine';

const pages = readFolder(fileURLToPath(new URL('../../../../website/docs', import.meta.url)), 'ko');
const small = writeIndex(pages);

test('retries failed fetches on the next search', async () => {
  const missing = new Set([...small.keys()].filter((file) => !file.endsWith(manifestFile)));
  const engine = new SearchEngine((file) =>
    missing.delete(file)
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(small.get(file) ?? ''),
  );
  let failures = 0;
  for (let turn = 0; turn < 10; turn++)
    await engine.search('녹음').catch(() => {
      failures++;
    });
  expect(failures).toBeGreaterThan(0);
  expect((await engine.search('녹음')).pages.length).toBeGreaterThan(0);
});

test('rejects a manifest of another version and fetches it again on the next search', async () => {
  let isOther = true;
  const engine = new SearchEngine((file) =>
    Promise.resolve(isOther ? '{"version":2,"parts":[]}' : (small.get(file) ?? '')),
  );
  await expect(engine.open()).rejects.toThrow();
  await expect(engine.search('녹음')).rejects.toThrow();
  isOther = false;
  expect((await engine.search('녹음')).pages.length).toBeGreaterThan(0);
});

test('reports partial results from headings before the texts are loaded', async () => {
  const { engine, fetched } = openEngine(small);
  await engine.open();
  expect(fetched.some((file) => /\/(?:terms|texts)\.json$/.test(file))).toBe(false);
  const partial: string[] = [];
  const answer = await engine.search('토큰', {
    onPartial: ({ complete, pages: found }) => partial.push(`${complete} ${found.length > 0}`),
  });
  expect(partial).toEqual(['false true']);
  expect(answer.complete).toBe(true);
});

test('searches need no further files after fetchAhead', async () => {
  const { engine, fetched } = openEngine(small);
  await engine.open();
  await engine.fetchAhead();
  const before = fetched.length;
  for (const query of ['녹음', 'useAgent를', 'tkdxo', 'microphon', 'ㅁㅇㅋ', '끊어져요'])
    expect((await engine.search(query)).pages.length, query).toBeGreaterThan(0);
  expect(fetched.slice(before)).toEqual([]);
});

test('corrects a query typed in the other keyboard layout, unless it is literal', async () => {
  const { engine } = openEngine(small);
  expect((await engine.search('dlswmd')).corrected).toBe('인증');
  expect((await engine.search('dlswmd', { literal: true })).corrected).toBeUndefined();
  expect((await engine.search('인증')).corrected).toBeUndefined();
});

test('excerpts highlight whole syllables of a match', async () => {
  const { engine } = openEngine(small);
  const { pages: found } = await engine.search('토크');
  const [first] = found;
  expect(first?.title).toBe('인증');
  expect(first?.sections[0]?.section).toBeDefined();
  const excerpts = await engine.excerpts(
    first?.page ?? 0,
    first?.sections.map(({ section }) => section) ?? [],
  );
  const marked = excerpts.flatMap(({ pieces }) => pieces.filter(({ hit }) => hit));
  expect(marked.length).toBeGreaterThan(0);
  for (const { text } of marked) expect(text).toMatch(/^토[크큰]|token/i);
});
