import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unified } from 'unified';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadReference } from '../sdk-reference/loadReference';
import remarkKeepPage from './remarkKeepPage';
import { keepPage, keyOf, recallPage, forgetOthers } from './site/keptPages';
import type { Page } from './site/Page';
import { parseMdx } from './site/parseMdx';
import { readPage } from './site/readPage';

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
const file = path.join(folder, 'i18n/en/page.mdx');
const source = `---
title: Title
---

## First {#first}

Words with \`code\`, a [link](/docs/other/#there) and ** left over.

<ErrorCatalogue group="microphone" />

<State name="ready" />
`;

beforeAll(() => {
  loadReference();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, source);
}, 60_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('what is kept of a page as it is compiled is what is read of its file', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const kept: Page[] = [];
  const keep = (page: Page) => void kept.push(page);
  await unified()
    .use(remarkKeepPage, { keep })
    .run(parseMdx(source), { path: file, value: 'as Docusaurus has changed it' });
  const { page } = await readPage(file, '', 'en');
  expect(kept).toEqual([{ ...page, name: expect.any(String) }]);
  expect(kept[0]?.headings.length).toBeGreaterThan(1);
  expect(kept[0]).toMatchObject({ links: [{ line: 7 }], leftBold: [{ line: 7, column: 53 }] });
});

test('of a page that another program is about to keep nothing is recalled', async () => {
  const { page } = await readPage(file, 'page', 'en');
  const key = keyOf(page, 'other');
  const made = path.join(folder, 'kept');
  keepPage(page, key, made);
  expect(recallPage(key, made)).toEqual(page);
  truncateSync(path.join(made, key), 99);
  expect(recallPage(key, made)).toBeUndefined();
});

test('a page is recalled until its text changes, and forgotten when it is asked for no more', async () => {
  const { page } = await readPage(file, 'page', 'en');
  const key = keyOf(page, source);
  keepPage(page, key, folder);
  expect(recallPage(key, folder)).toEqual(page);
  expect(recallPage(keyOf(page, `${source} `), folder)).toBeUndefined();
  forgetOthers(new Set([key]), folder);
  expect(recallPage(key, folder)).toEqual(page);
  forgetOthers(new Set(), folder);
  expect(recallPage(key, folder)).toBeUndefined();
});
