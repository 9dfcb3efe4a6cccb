import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUnused } from './findSample';

let site = '';

function put(name: string, text: string): void {
  const file = path.join(site, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  put('docs/page.mdx', '## One {#one}\n\n<Sample name="shown.ts" />\n');
  put('src/pages/index.tsx', "import home from '@site/samples/home.ts?sample';\n");
  put('samples/shown.ts', "import { token } from './token';\n");
  put('samples/shown.expect.json', '{ "logs": [] }');
  put('samples/token.ts', 'export const token = 1;\n');
  put('samples/home.ts', 'home();\n');
  put('samples/forgotten.sh', 'ls\n');
  put('samples/tsconfig.json', '{}');
});

afterAll(() => rmSync(site, { recursive: true }));

function find(): string[] {
  return findUnused({
    samplesFolder: path.join(site, 'samples'),
    pageFolders: [path.join(site, 'docs')],
    componentsFolder: path.join(site, 'src'),
  });
}

test('reports only samples that no page shows', () => {
  expect(find().map((problem) => problem.replace(/^.*?(?=samples)/, ''))).toEqual([
    'samples/forgotten.sh:1: no page shows this sample and none of those shown imports it',
  ]);
});
