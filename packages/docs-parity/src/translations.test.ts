import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptPage, hashPage, listTranslations } from './translations';

let root = '';
const folders = () => ({ ko: path.join(root, 'ko'), en: path.join(root, 'en') });
const options = () => ({
  pages: folders(),
  translationsFile: path.join(root, 'translations.json'),
});
const states = (recorded?: Parameters<typeof listTranslations>[1]) =>
  listTranslations(options(), recorded).map(({ name, state }) => `${name} ${state}`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translations-'));
  for (const folder of Object.values(folders())) {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'page.mdx'), '본문\n');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const now = hashPage('본문');
const accepted = { ko: now, en: now };

test('a page that was never accepted is unrecorded', () => {
  expect(states({})).toEqual(['page unrecorded']);
});

test('a page accepted with its current text is current', () => {
  expect(states({ page: accepted })).toEqual(['page current']);
});

test('a page whose Korean has changed is behind', () => {
  writeFileSync(path.join(folders().ko, 'page.mdx'), '새 본문\n');
  expect(states({ page: accepted })).toEqual(['page behind']);
});

test('a page of which only the English has changed is ahead', () => {
  writeFileSync(path.join(folders().en, 'page.mdx'), 'new text\n');
  expect(states({ page: accepted })).toEqual(['page ahead']);
});

test('the hash ignores trailing white space', () => {
  expect(hashPage('본문  \r\n\r\n')).toBe(now);
});

test('acceptPage records both languages of a page, sorted by page', () => {
  writeFileSync(options().translationsFile, JSON.stringify({ zoo: accepted }));
  acceptPage(options(), 'page');
  expect(readFileSync(options().translationsFile, 'utf8')).toBe(
    `${JSON.stringify({ page: accepted, zoo: accepted }, null, 2)}\n`,
  );
});

test('acceptPage throws for a page that one language lacks', () => {
  rmSync(path.join(folders().en, 'page.mdx'));
  expect(() => acceptPage(options(), 'page')).toThrow('There is no English page "page".');
});
