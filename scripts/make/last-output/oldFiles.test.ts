import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markOld, removeOld } from './oldFiles';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  mkdirSync(join(folder, 'gone/below'), { recursive: true });
  for (const path of ['page.html', 'page.html.br', '.hidden', 'gone/below/page.html'])
    writeFileSync(join(folder, path), path);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('what is written again stays the file it was, all else goes, with folders left empty', () => {
  const page = join(folder, 'page.html');
  const { ino } = statSync(page);
  markOld(folder);
  writeFileSync(page, 'page.html');
  removeOld(folder);
  expect(readdirSync(folder)).toEqual(['page.html']);
  expect(statSync(page).ino).toBe(ino);
});

it('old files of the names that are kept stay old', () => {
  markOld(folder);
  removeOld(folder, /\.br$/);
  expect(readdirSync(folder)).toEqual(['page.html.br']);
  removeOld(folder);
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});
