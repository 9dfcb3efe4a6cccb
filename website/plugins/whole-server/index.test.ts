import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@docusaurus/faster';
import { afterAll, expect, it } from 'vitest';
import wholeServer from './index';

const folder = mkdtempSync(join(tmpdir(), 'whole-server-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Configure = (configuration: object, isServer: boolean) => object;
const configure = wholeServer().configureWebpack as unknown as Configure;

writeFileSync(join(folder, 'page.mjs'), "globalThis.isRun = true; export default 'page';");
writeFileSync(
  join(folder, 'entry.mjs'),
  "export const before = globalThis.isRun; export const load = () => import('./page.mjs');",
);

async function build(isServer: boolean): Promise<string> {
  const path = join(folder, isServer ? 'server' : 'client');
  const output = { path, libraryTarget: 'commonjs2' };
  const entry = join(folder, 'entry.mjs');
  const options = { entry, output, mode: 'none', target: 'node', ...configure({}, isServer) };
  const compiler = rspack(options as never);
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return path;
}

it('the server is one file, which runs a page only once it is asked for', async () => {
  const path = await build(true);
  expect(readdirSync(path)).toEqual(['main.js']);
  const server = createRequire(path)(join(path, 'main.js')) as {
    before?: boolean;
    load: () => Promise<{ default: string }>;
  };
  expect(server.before).toBeUndefined();
  expect(globalThis).not.toHaveProperty('isRun');
  expect((await server.load()).default).toBe('page');
});

it('readers load each page by itself', async () => {
  expect(readdirSync(await build(false))).toHaveLength(2);
});
