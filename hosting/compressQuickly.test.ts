import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressQuickly } from './precompress';

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
  const compressing = compressQuickly({ folder, files: ['page.html'] }, pathToFileURL(program));
  await expect(compressing).rejects.toThrow('ended with 3');
});
