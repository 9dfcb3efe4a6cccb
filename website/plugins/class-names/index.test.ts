import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@docusaurus/faster';
import { afterAll, expect, it } from 'vitest';
import { websiteFolder } from '../sdk-reference/repositoryPaths';
import { nameClasses } from './nameClasses';
import classNames from './index';

const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { resolve } = createRequire(import.meta.url);
type Configure = (configuration: object, isServer: boolean) => object;
const configure = classNames().configureWebpack as unknown as Configure;

/** What the server is given of CSS modules, as Docusaurus bundles them for it. */
async function load(files: readonly string[], isServer: boolean): Promise<object[]> {
  const path = join(folder, String(isServer));
  const entry = `${path}.cjs`;
  const list = files.map((file) => `require(${JSON.stringify(file)})`).join();
  writeFileSync(entry, `module.exports = [${list}];`);
  const modules = { localIdentName: '[local]_long', exportOnlyLocals: true };
  const options = { esModule: false, importLoaders: 1, modules };
  const rules = [{ test: /\.module\.css$/, use: [{ loader: resolve('css-loader'), options }] }];
  const output = { path, libraryTarget: 'commonjs2' };
  const configuration = { entry, output, mode: 'production', target: 'node', module: { rules } };
  configure(configuration, isServer);
  const compiler = rspack(configuration as never);
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return createRequire(path)(join(path, 'main.js')) as object[];
}

it('the server reads of a CSS module all the names that parsing it gives', async () => {
  const names = [...nameClasses().keys()].map((key) => key.split(' ')[0] ?? '');
  const counted = [...new Set(names)].map((file) => join(websiteFolder, file));
  const other = join(folder, 'other.module.css');
  writeFileSync(other, '.mine { color: red }');
  const files = [...counted, other];
  const [parsed, read] = [await load(files, false), await load(files, true)];
  expect(counted.length).toBeGreaterThan(20);
  for (const [at, ofModule] of parsed.entries()) expect(read[at]).toMatchObject(ofModule);
  // Names of movements and of rules that ours replace, too.
  expect(read).not.toEqual(parsed);
  expect(read.at(-1)).toEqual({ mine: 'mine_long' });
});
