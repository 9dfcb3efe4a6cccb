import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFolder, readSite } from './readPages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [
    'its main element',
    '<nav><h1>Menu</h1></nav><main><article><h1>Page</h1><p>Text</article></main>',
  ],
  ['its title when the main element has no heading', '<main><article><p>Text</article></main>'],
  [
    'its article when the main elements are empty',
    '<main></main><article><h1>Page</h1><p>Text</article><main></main>',
  ],
])('reads a page by %s', (_what, body) => {
  mkdirSync(join(folder, 'page'));
  writeFileSync(
    join(folder, 'page/index.html'),
    `<title>Page</title><body>${body}<footer>Text</footer>`,
  );
  const [page] = readSite(folder, '/', ['/page/']);
  const read = page?.sections.map(({ heading, text }) => [heading, text]);
  expect(read).toEqual([['Page', 'Text']]);
});

test('skips a page with noindex outside of a head element', () => {
  mkdirSync(join(folder, 'page'));
  const head = '<meta name="robots" content="noindex">';
  writeFileSync(
    join(folder, 'page/index.html'),
    `${head}<main><article><h1>Page</h1></article></main>`,
  );
  expect(readSite(folder, '/', ['/page/'])).toEqual([]);
});

test('skips a Markdown file that has the same text as an HTML page', () => {
  mkdirSync(join(folder, 'page'));
  writeFileSync(
    join(folder, 'page/index.html'),
    '<main><article><h1>Page</h1><p>Text</article></main>',
  );
  writeFileSync(join(folder, 'page.md'), '# Page\n\nText\n');
  writeFileSync(join(folder, 'other.md'), '# Other\n\nText\n');
  const paths = readFolder(folder, 'en').map(({ path }) => path);
  expect(paths).toHaveLength(2);
  expect(paths).not.toContain('page.md');
});
