import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brotliOptions } from './brotliOptions.mjs';
import { precompress } from './precompress';

vi.mock('./brotliOptions.mjs', { spy: true });

const content = Array.from({ length: 4_000 }, (_, at) => (at * at) % 997).join(' ');
const text = (word: string): string => `${word} `.repeat(400);
let folder: string;
let kept: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  kept = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(() => Promise.all([folder, kept].map((place) => rm(place, { recursive: true }))));

it('a copy is of what the file is now, though one of what it was is kept', async () => {
  const page = join(folder, 'index.html');
  for (const word of ['first', 'second']) {
    await writeFile(page, text(word));
    await precompress(folder, kept);
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(text(word));
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text(word));
    expect(await readdir(kept)).toHaveLength(1);
  }
});

it('what is the same is compressed once, for files of one text and from one time to the next', async () => {
  for (const name of ['a.js', 'b.js']) await writeFile(join(folder, name), text('same'));
  await precompress(folder, kept);
  const names = await readdir(kept);
  expect(names).toHaveLength(1);
  const made = await Promise.all(names.map((name) => stat(join(kept, name))));
  await rm(join(folder, 'a.js.br'));
  await precompress(folder, kept);
  expect(await Promise.all(names.map((name) => stat(join(kept, name))))).toEqual(
    made.map((was) => expect.objectContaining({ ino: was.ino, mtimeMs: was.mtimeMs })),
  );
  expect(await readdir(folder)).toContain('a.js.br');
});

it('what was compressed in another way is compressed again', async () => {
  await writeFile(join(folder, 'a.js'), content);
  const sizeOfCopy = async () => (await stat(join(folder, 'a.js.br'))).size;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  vi.mocked(brotliOptions).mockReturnValueOnce({ params });
  await precompress(folder, kept);
  const before = await sizeOfCopy();
  await precompress(folder, kept);
  expect(await sizeOfCopy()).toBeLessThan(before);
});

it('of very many files what a home page names is made as small as can be, the others soon', async () => {
  await writeFile(join(folder, 'index.html'), '<script data-app="/assets/main.js">');
  for (let page = 0; page < 1_000; page += 1) await writeFile(join(folder, `${page}.html`), '');
  await mkdir(join(folder, 'assets'));
  for (const name of ['main.js', 'other.js'])
    await writeFile(join(folder, 'assets', name), content);
  await precompress(folder, kept);
  const read = (name: string) => readFile(join(folder, 'assets', `${name}.br`));
  const [main, other] = [await read('main.js'), await read('other.js')];
  expect(main.length).toBeLessThan(other.length);
  expect(brotliDecompressSync(other).toString()).toBe(content);
});
