import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterEach, expect, it } from 'vitest';
import { minimizers } from './minimizers';

const folder = mkdtempSync(join(tmpdir(), 'minimizers-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const code = `/*! A licence. */
function Text() {
  const label = { "value": "안녕" };
  if (1 + 1 === 3) label.never = "";
  const name = globalThis.name;
  return [label, name];
}
globalThis.shown = Text;`;

/** The scripts of a page and of the app around it, both made of the same code. */
async function build(): Promise<Record<string, string>> {
  const chunks = { '/docs/-1': { __comp: 'page', content: 'text' } };
  writeFileSync(join(folder, 'routesChunkNames.json'), JSON.stringify(chunks));
  writeFileSync(join(folder, 'code.js'), code);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: { main: './code.js', text: './code.js' },
    output: { path: join(folder, 'js'), filename: 'js/[name].[contenthash:8].js' },
    optimization: { minimizer: minimizers(folder) },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : resolve())),
  );
  const written = join(folder, 'js', 'js');
  const files = readdirSync(written).map((file) => [
    file.split('.')[0],
    readFileSync(join(written, file), 'utf8'),
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}

it('writes the app without what it can do without, and texts of pages shortly as they are', async () => {
  const { main = '', text = '' } = await build();
  expect(main).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(main).not.toContain('if(0)');
  expect(text).toContain('if(0)');
  expect(text).toContain('{value:"안녕"}');
  expect(text).toMatch(/;return\[\w,\w\]/);
  expect(text).not.toMatch(/licence|label|\n./);
});
