import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress';

const content = Array.from({ length: 4_000 }, (_, at) => (at * at) % 997).join(' ');
const text = (word: string): string => `${word} `.repeat(400);
let folder: string;
let kept: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  kept = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(() => Promise.all([folder, kept].map((place) => rm(place, { recursive: true }))));

it('compresses the current content and drops the cached copy of the previous one', async () => {
  const page = join(folder, 'index.html');
  for (const word of ['first', 'second']) {
    await writeFile(page, text(word));
    await precompress(folder, kept);
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(text(word));
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text(word));
    expect(await readdir(kept)).toHaveLength(1);
  }
});

it('compresses the same content once, across files and runs', async () => {
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

it('compresses again when the compression level differs', async () => {
  await writeFile(join(folder, 'a.js'), content);
  const sizeOfCopy = async () => (await stat(join(folder, 'a.js.br'))).size;
  await precompress(folder, kept, 1);
  const before = await sizeOfCopy();
  await precompress(folder, kept);
  expect(await sizeOfCopy()).toBeLessThan(before);
});

it('writes no copy of a small, incompressible or already compressed file', async () => {
  await writeFile(join(folder, 'small.js'), 'a'.repeat(255));
  await writeFile(join(folder, 'dense.js'), randomBytes(300));
  await writeFile(join(folder, 'picture.png'), text('word'));
  await precompress(folder, kept);
  expect((await readdir(folder)).sort()).toEqual(['dense.js', 'picture.png', 'small.js']);
});
