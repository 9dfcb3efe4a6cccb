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
  const files = Object.keys(contents).map((name) => join(folder, name));
  await compressQuickly({ files, smallest: 2, quality: 7 });
  for (const name of ['one.js', 'two.js', 'three.js'] as const) {
    const read = (extension: string) => readFileSync(join(folder, name + extension));
    expect(String(brotliDecompressSync(read('.br')))).toBe(contents[name]);
    expect(String(gunzipSync(read('.gz')))).toBe(contents[name]);
  }
  await compressQuickly({ files: files.slice(3), smallest: 1, quality: 7 });
  expect(readdirSync(folder)).toHaveLength(4 + 6);
});

it('what goes wrong in a thread is told', async () => {
  const files = [join(folder, 'absent.js')];
  await expect(compressQuickly({ files, smallest: 0, quality: 7 })).rejects.toThrow('absent.js');
});
