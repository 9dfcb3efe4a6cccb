import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@docusaurus/faster';
import { expect, it, onTestFinished } from 'vitest';
import { readRouteChunks, sharedChunk } from './chunks';

/**
 * Bundles pages that import the given modules, and the layout. Returns the code of each by name.
 */
async function bundle(imports: readonly string[][]): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'shared-chunk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const texts = imports.map((_names, at) => `text${at}`);
  for (const part of new Set(imports.flat())) write(`${part}.mjs`, `export default '<${part}>';`);
  for (const [at, names] of imports.entries())
    write(
      `text${at}.mjs`,
      names.map((name) => `export * as ${name} from './${name}.mjs';`).join(''),
    );
  write('frame.mjs', "export default '<frame>';");
  const load = (name: string): string =>
    `import(/* webpackChunkName: "${name}" */ './${name}.mjs');`;
  write('entry.mjs', ['frame', ...texts].map(load).join(''));
  const routes = texts.map((content, at) => [`/${content}/-${at}`, { __comp: 'frame', content }]);
  write('routesChunkNames.json', JSON.stringify(Object.fromEntries(routes)));
  const optimization = { splitChunks: sharedChunk(readRouteChunks(folder)) };
  const output = { path: join(folder, 'out'), filename: '[name].js' };
  mkdirSync(output.path);
  const own = { entry: join(folder, 'entry.mjs'), output, mode: 'none', target: 'web' };
  const compiler = rspack({ ...own, optimization } as never);
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const files = readdirSync(output.path);
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -3), readFileSync(join(output.path, file), 'utf8')]),
  );
}

it('puts modules of all texts into the frame chunk, and others into each text that uses them', async () => {
  const code = await bundle([
    ['all', 'one'],
    ['all', 'some'],
    ['all', 'some'],
  ]);
  expect(Object.keys(code)).toEqual(['frame', 'main', 'text0', 'text1', 'text2']);
  const holding = (part: string): string[] =>
    Object.keys(code).filter((name) => code[name]?.includes(`'<${part}>'`));
  expect(holding('all')).toEqual(['frame']);
  expect(holding('one')).toEqual(['text0']);
  expect(holding('some')).toEqual(['text1', 'text2']);
});
