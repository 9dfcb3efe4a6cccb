import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressQuickly } from './compressQuickly';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('each file has a copy of both kinds, but for those that are small or become no smaller', async () => {
  const text = 'word '.repeat(99);

  const contents = {
    'one.js': text,
    'two.js': text.toUpperCase(),
    'three.js': text,
    'small.js': 'a',
  };
  for (const [name, content] of Object.entries(contents))
    writeFileSync(join(folder, name), content);
  const files = Object.keys(contents);
  await compressQuickly({ folder, files });
  for (const name of ['one.js', 'two.js', 'three.js'] as const) {
    const read = (extension: string) => readFileSync(join(folder, name + extension));
    expect(String(brotliDecompressSync(read('.br')))).toBe(contents[name]);
    expect(String(gunzipSync(read('.gz')))).toBe(contents[name]);
  }
  writeFileSync(join(folder, 'dense.js'), randomBytes(300));
  await compressQuickly({ folder, files: ['dense.js'] });
  expect(readdirSync(folder)).toHaveLength(5 + 6);
});

it('what goes wrong in a thread is told', async () => {
  await expect(compressQuickly({ folder, files: ['absent.js'] })).rejects.toThrow('absent.js');
});

it('a thread that ends before it is done is told', async () => {
  const program = join(folder, 'ends.mjs');
  writeFileSync(program, 'process.exit(3);\n');
  writeFileSync(join(folder, 'page.html'), 'word '.repeat(99));
  await expect(compressQuickly({ folder, files: ['page.html'], program })).rejects.toThrow(
    'ended with 3',
  );
});

it('a page is made ready by a program first, and what that tells of it is given', async () => {
  const program = join(folder, 'ready.mjs');
  writeFileSync(
    program,
    "export const makeReady = ({ path, html }) => ({ html: html.replaceAll('early', 'ready'), told: path });\n",
  );
  const files = ['page.html', 'script.js', 'ready.html'];
  for (const name of files) writeFileSync(join(folder, name), 'early '.repeat(99));
  const ready = ['ready.html'];
  expect(await compressQuickly({ folder, files, program, ready })).toEqual([
    ['page.html', '/page.html'],
  ]);
  for (const [name, word] of [
    ['page.html', 'ready'],
    ['script.js', 'early'],
    ['ready.html', 'early'],
  ] as const) {
    const read = (extension: string) => readFileSync(join(folder, name + extension));
    expect(String(read(''))).toBe(`${word} `.repeat(99));
    expect(String(brotliDecompressSync(read('.br')))).toBe(String(read('')));
  }
});
