import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPage } from './hashPage';
import { listTranslations } from './listTranslations';

let root = '';
const folders = () => ({ ko: path.join(root, 'ko'), en: path.join(root, 'en') });
const states = (recorded: Parameters<typeof listTranslations>[0]) =>
  listTranslations(recorded, folders()).map(({ name, state }) => `${name} ${state}`);

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
