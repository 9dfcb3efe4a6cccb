import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unified } from 'unified';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePage } from './checkSite';
import remarkSamples from './remarkSamples';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  mkdirSync(path.join(folder, 'api'));
  writeFileSync(
    path.join(folder, 'api/connect.ts'),
    'start();\n// #region open\nopen();\n// #endregion\n',
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

async function transform(page: string): Promise<string> {
  const file = { path: 'docs/page.mdx', value: page };
  const tree = await unified().use(remarkSamples, { folder }).run(parsePage(page), file);
  return JSON.stringify(tree);
}

test('imports the file of a sample once for each query', async () => {
  const tree = await transform(
    '<Sample name="api/connect.ts" live />\n\n<Sample name="api/connect.ts" />\n\n' +
      'A list:\n\n- <Sample name="api/connect.ts" region="open" lines="1" />\n',
  );
  expect(tree.match(/"type":"ImportDeclaration"/g)).toHaveLength(2);
  expect(tree).toContain('@site/samples/api/connect.ts?sample');
  expect(tree).toContain('@site/samples/api/connect.ts?sample&region=open&lines=1');
  expect(tree).toContain('"name":"live"');
  expect(tree).toContain('"name":"PageVerification"');
});

test('adds no import to a page without samples', async () => {
  expect(await transform('Text\n')).not.toContain('mdxjsEsm');
});

test.each([
  ['a missing sample', '<Sample name="api/conect.ts" />', 'did you mean "api/connect.ts"?'],
  ['a missing region', '<Sample name="api/connect.ts" region="shut" />', 'no region "shut"'],
  ['a missing name', '<Sample />', '<Sample> needs a name'],
  ['a line past the end', '<Sample name="api/connect.ts" lines="9" />', 'past its last line, 2'],
  ['a fenced block', '```ts\nx\n```', 'save this code in website/samples'],
])('%s fails the build with the line of the page', async (_, bad, message) => {
  const page = `---\ntitle: Page {\n---\n\n## Heading {#heading}\n\n${bad}\n`;
  await expect(transform(page)).rejects.toThrow(message);
  await expect(transform(page)).rejects.toThrow('docs/page.mdx:7: ');
});
