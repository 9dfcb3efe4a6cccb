import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePage } from 'docs-kit/pages';
import type { SamplesOptions } from './options';
import { importSamples } from './remarkSamples';

let site = '';
let folder = '';

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  folder = path.join(site, 'samples');
  mkdirSync(path.join(folder, 'api'), { recursive: true });
  writeFileSync(
    path.join(folder, 'api/connect.ts'),
    'start();\n// #region open\nopen();\n// #endregion\n',
  );
});

afterAll(() => rmSync(site, { recursive: true }));

function transform(page: string): string {
  const tree = parsePage(page, 'docs/page.mdx');
  const options = { siteFolder: site, samplesFolder: folder } as SamplesOptions;
  importSamples(tree, 'docs/page.mdx', options);
  return JSON.stringify(tree);
}

test('imports the file of a sample once for each query', () => {
  const tree = transform(
    '<Sample name="api/connect.ts" live />\n\n<Sample name="api/connect.ts" />\n\n' +
      'A list:\n\n- <Sample name="api/connect.ts" region="open" lines="1" />\n',
  );
  expect(tree.match(/"type":"ImportDeclaration"/g)).toHaveLength(2);
  expect(tree).toContain('@site/samples/api/connect.ts?sample');
  expect(tree).toContain('@site/samples/api/connect.ts?sample&region=open&lines=1');
  expect(tree).toContain('"name":"live"');
  expect(tree).toContain('"name":"PageVerification"');
});

test('adds no import to a page without samples', () => {
  expect(transform('Text\n')).not.toContain('mdxjsEsm');
});

test.each([
  ['a missing sample', '<Sample name="api/conect.ts" />', 'Did you mean "api/connect.ts"?'],
  ['a missing region', '<Sample name="api/connect.ts" region="shut" />', 'no region "shut"'],
  ['a missing name', '<Sample />', '<Sample> needs a name'],
  ['a line past the end', '<Sample name="api/connect.ts" lines="9" />', 'past its last line, 2'],
  ['a fenced block', '```ts\nx\n```', /save this code in \S+\/samples and show it/],
])('%s fails the build with the line of the page', (_, bad, message) => {
  const page = `---\ntitle: Page {\n---\n\n## Heading {#heading}\n\n${bad}\n`;
  expect(() => transform(page)).toThrow(message);
  expect(() => transform(page)).toThrow('docs/page.mdx:7: ');
});
