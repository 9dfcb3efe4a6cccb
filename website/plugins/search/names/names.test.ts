import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFolder } from '../evaluate/readFolder';
import { hideNames, keepNames } from './hideNames';

const dropNames = createRequire(import.meta.url)('./dropNames.cjs') as (source: string) => string;
const page = (language: string, ...names: string[]): string =>
  `<!doctype html><html lang=${language}><body><main><article><h1>Title</h1>` +
  names
    .map((name) => `<h2>Heading</h2><span hidden data-also-called=${name}></span><p>Text`)
    .join('');

describe('what readers call a section', () => {
  let folder: string;
  const open = (path: string) => readFile(join(folder, path), 'utf8');
  const namesOf = (language: string, below = '') =>
    readFolder(join(folder, below), language).map(({ path, sections }) => [
      path,
      ...sections.flatMap(({ aliases }) => aliases),
    ]);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'names-'));
    for (const below of ['search', 'en/search', 'en/docs']) {
      await mkdir(join(folder, below), { recursive: true });
    }
    await writeFile(join(folder, 'a.html'), page('ko', '"소리 없음, 음소거"', '끊김'));
    await writeFile(join(folder, 'en/docs/a.html'), page('en', '"no &amp; sound, muted"'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is taken out of the pages, and found by an evaluation all the same', async () => {
    const before = [namesOf('ko'), namesOf('en'), namesOf('en', 'en/docs')];
    expect(before[0]).toEqual([['a.html', '소리 없음', '음소거', '끊김']]);
    const hidden = await Promise.all(
      ['a.html', 'en/docs/a.html'].map(async (path): Promise<[string, string[]]> => {
        const { html, names } = hideNames(await open(path));
        await writeFile(join(folder, path), html);
        return [path, names];
      }),
    );
    await keepNames(folder, hidden);
    expect(await open('a.html')).not.toContain('음소거');
    expect(await open('en/docs/a.html')).not.toContain('muted');
    expect([namesOf('ko'), namesOf('en'), namesOf('en', 'en/docs')]).toEqual(before);
  });

  it('is no part of the app, and a page that says it otherwise stops the build', () => {
    const compiled = 'jsx(AlsoCalled, {\n  names: "a \\" b"\n}), jsx("p", { names: "kept" })';
    expect(dropNames(compiled)).toBe(
      'jsx(AlsoCalled, {\n  names: ""\n}), jsx("p", { names: "kept" })',
    );
    expect(() => dropNames('jsx(AlsoCalled, other)')).toThrow('otherwise');
  });
});
