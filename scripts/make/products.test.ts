import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished, vi } from 'vitest';
import { root } from '../root';
import { listComponents, packages, site } from './products';

/** The repository's own modules that a program imports. */
async function listModules(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

const isWithin = (inputs: readonly string[]) => (file: string) =>
  inputs.some((input) => file === input || file.startsWith(`${input}/`));

it.each([
  'scripts/commands/build.ts',
  'website/docusaurus.config.ts',
  'website/cli/pages.ts',
  'packages/mcp/src/bin.ts',
])('the inputs of the site include every module of %s', async (entry) => {
  const modules = await listModules(entry);
  expect(modules.length).toBeGreaterThan(5);
  expect(modules.filter((file) => !isWithin(site.inputs)(file))).toEqual([]);
});

it('the inputs of every product include the build definition, package.json and the lockfile', () => {
  for (const { inputs } of [...packages, site]) {
    expect(
      ['scripts/make/products.ts', 'package.json', 'package-lock.json'].filter(
        (file) => !isWithin(inputs)(file),
      ),
    ).toEqual([]);
  }
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'components-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('listComponents reuses its cached list and removes outdated ones', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'others.json'), 'others');
  const list = vi.fn(() => Promise.resolve(Buffer.from('all')));
  expect(String(await listComponents(folder, list))).toBe('all');
  expect(String(await listComponents(folder, list))).toBe('all');
  expect(list).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[\da-f]{16}\.json$/)]);
});

it('listComponents caches nothing when listing fails', async () => {
  const folder = makeFolder();
  const failing = (): Promise<Buffer> => Promise.reject(new Error('missing: ws'));
  await expect(listComponents(folder, failing)).rejects.toThrow('missing: ws');
  expect(String(await listComponents(folder, () => Promise.resolve(Buffer.from('all'))))).toBe(
    'all',
  );
});
