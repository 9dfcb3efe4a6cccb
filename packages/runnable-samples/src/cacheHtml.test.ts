import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheHtml } from './highlight';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'highlighted-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('renders each code once and caches the result', async () => {
  const render = vi.fn((html: string) => Promise.resolve(html));
  const keep = (code: string) => cacheHtml(code, () => render(`<i>${code}</i>`), folder);
  expect([await keep('a'), await keep('a'), await keep('b')]).toEqual([
    '<i>a</i>',
    '<i>a</i>',
    '<i>b</i>',
  ]);
  expect(render).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toHaveLength(2);
});
