import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptPage, declareBehind, hashPage, listTranslations } from './translations';

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
const accepted = { source: 'ko', hash: now, otherHash: now } as const;

test('a page nobody has accepted is unrecorded', () => {
  expect(states({})).toEqual(['page unrecorded']);
});

test('a page accepted with the text of now is current', () => {
  expect(states({ page: accepted })).toEqual(['page current']);
});

test('a page whose source has moved on is behind', () => {
  writeFileSync(path.join(folders().ko, 'page.mdx'), '새 본문\n');
  expect(states({ page: accepted })).toEqual(['page behind']);
});

test('it may stay behind one text, and only that', () => {
  writeFileSync(path.join(folders().ko, 'page.mdx'), '새 본문\n');
  const behind = { hash: hashPage('새 본문'), why: 'waiting for the release' };
  expect(states({ page: { ...accepted, behind } })).toEqual(['page declared']);
  writeFileSync(path.join(folders().ko, 'page.mdx'), '더 새 본문\n');
  expect(states({ page: { ...accepted, behind } })).toEqual(['page behind']);
});

test('a page whose other language has changed alone is ahead', () => {
  writeFileSync(path.join(folders().en, 'page.mdx'), 'new text\n');
  expect(states({ page: accepted })).toEqual(['page ahead']);
});

test('white space at the ends of lines changes nothing', () => {
  expect(hashPage('본문  \r\n\r\n')).toBe(now);
});

test('a page that may stay behind keeps on record what both said last', () => {
  acceptPage(options(), 'page');
  writeFileSync(path.join(folders().ko, 'page.mdx'), '새 본문\n');
  declareBehind(options(), 'page', 'waiting for the release');
  const behind = { hash: hashPage('새 본문'), why: 'waiting for the release' };
  expect(JSON.parse(readFileSync(options().translationsFile, 'utf8'))).toEqual({
    page: { ...accepted, behind },
  });
});

test('a page that is ahead cannot stay behind', () => {
  acceptPage(options(), 'page');
  writeFileSync(path.join(folders().en, 'page.mdx'), 'Text\n');
  expect(() => declareBehind(options(), 'page', 'waiting for the release')).toThrow(
    '"page" is ahead: only a page that is behind may stay so.',
  );
});
