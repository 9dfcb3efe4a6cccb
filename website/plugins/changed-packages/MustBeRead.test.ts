import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@docusaurus/faster';
import { afterAll, expect, it } from 'vitest';
import { MustBeRead } from './MustBeRead';

const folder = mkdtempSync(join(tmpdir(), 'must-be-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = join(folder, 'entry.js');
const inner = join(folder, 'inner.js');
for (const file of [entry, inner]) writeFileSync(file, '');

/** Builds another module within a build, as some plugins do. */
const buildWithin = {
  apply: ({ hooks }: InstanceType<typeof rspack.Compiler>) =>
    hooks.make.tapPromise('within', async (compilation) => {
      const child = compilation.createChildCompiler('within', {}, [
        new rspack.EntryPlugin(folder, inner, { name: 'inner' }),
      ]);
      await promisify(child.runAsChild.bind(child))();
    }),
};

function build(module: RegExp, ...others: object[]): Promise<string | undefined> {
  const plugins = [new MustBeRead(module), ...others] as never[];
  const compiler = rspack({ entry, plugins, output: { path: folder }, mode: 'none' });
  return new Promise((resolve) => {
    compiler.run((error, stats) => {
      compiler.close(() => resolve(error?.message ?? stats?.compilation.errors[0]?.message));
    });
  });
}

it('a build that reads the module goes on, and one that does not stops', async () => {
  expect(await build(/entry\.js$/)).toBeUndefined();
  expect(await build(/other\.js$/)).toContain('No module of this build matches /other');
});

it('a build within it need not read the module', async () => {
  expect(await build(/entry\.js$/, buildWithin)).toBeUndefined();
  expect(await build(/inner\.js$/, buildWithin)).toContain('matches /inner');
});
