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

test('a page that was never accepted is unrecorded', () => {
  expect(states({})).toEqual(['page unrecorded']);
});

test('a page accepted with its current text is current', () => {
  expect(states({ page: accepted })).toEqual(['page current']);
});

test('a page whose source has changed is behind', () => {
  writeFileSync(path.join(folders().ko, 'page.mdx'), '새 본문\n');
  expect(states({ page: accepted })).toEqual(['page behind']);
});

test('a page is declared behind only until its source changes again', () => {
  writeFileSync(path.join(folders().ko, 'page.mdx'), '새 본문\n');
  const behind = { hash: hashPage('새 본문'), why: 'waiting for the release' };
  expect(states({ page: { ...accepted, behind } })).toEqual(['page declared']);
  writeFileSync(path.join(folders().ko, 'page.mdx'), '더 새 본문\n');
  expect(states({ page: { ...accepted, behind } })).toEqual(['page behind']);
});

test('a page of which only the other language has changed is ahead', () => {
  writeFileSync(path.join(folders().en, 'page.mdx'), 'new text\n');
  expect(states({ page: accepted })).toEqual(['page ahead']);
});

test('the hash ignores trailing white space', () => {
  expect(hashPage('본문  \r\n\r\n')).toBe(now);
});

test('declareBehind keeps the hashes that were accepted last', () => {
  acceptPage(options(), 'page');
  writeFileSync(path.join(folders().ko, 'page.mdx'), '새 본문\n');
  declareBehind(options(), 'page', 'waiting for the release');
  const behind = { hash: hashPage('새 본문'), why: 'waiting for the release' };
  expect(JSON.parse(readFileSync(options().translationsFile, 'utf8'))).toEqual({
    page: { ...accepted, behind },
  });
});

test('acceptPage throws for a page that one language lacks', () => {
  rmSync(path.join(folders().en, 'page.mdx'));
  expect(() => acceptPage(options(), 'page')).toThrow('There is no English page "page".');
});

test('declareBehind throws for a page that is ahead', () => {
  acceptPage(options(), 'page');
  writeFileSync(path.join(folders().en, 'page.mdx'), 'Text\n');
  expect(() => declareBehind(options(), 'page', 'waiting for the release')).toThrow(
    '"page" is ahead: only a page that is behind may stay so.',
  );
});
