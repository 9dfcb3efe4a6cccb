import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ReadyPage } from './makeReady';
import { keepReady, recallReady } from './readyPages';

const site = mkdtempSync(join(tmpdir(), 'ready-pages-'));
afterAll(() => rmSync(site, { recursive: true }));

const told = (path: string): ReadyPage => ({
  names: ['mute'],
  policy: { path, hashes: { scripts: [], styles: [] }, own: 'policy' },
});

it('what was told of ready pages is known of every language that has told it', () => {
  expect(recallReady(site).size).toBe(0);
  keepReady(site, 'ko', [['index.html', told('/index.html')]]);
  keepReady(site, 'en', [['en/index.html', told('/en/index.html')]]);
  expect([...recallReady(site)]).toEqual([
    ['index.html', told('/index.html')],
    ['en/index.html', told('/en/index.html')],
  ]);
});

it('a page of an earlier build that is no more is forgotten', () => {
  keepReady(site, 'en', []);
  expect([...recallReady(site).keys()]).toEqual(['index.html']);
});
