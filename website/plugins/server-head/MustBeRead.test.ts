import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterAll, expect, it } from 'vitest';
import { MustBeRead } from './MustBeRead';

const folder = mkdtempSync(join(tmpdir(), 'must-be-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(module: RegExp): Promise<string | undefined> {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, '');
  const plugins = [new MustBeRead(module)] as never[];
  const compiler = rspack({ entry, plugins, output: { path: folder }, mode: 'none' });
  return new Promise((resolve) => {
    compiler.run((error, stats) => {
      compiler.close(() => resolve(error?.message ?? stats?.compilation.errors[0]?.message));
    });
  });
}

it('a build that reads the module goes on, and one that does not stops', async () => {
  expect(await build(/entry\.js$/)).toBeUndefined();
  expect(await build(/other\.js$/)).toContain('Nothing is read from other');
});
