import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '../root';
import { packages, site } from './products';

/** The repository's own modules that a program consists of. */
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

it.each(['scripts/commands/build.ts', 'website/docusaurus.config.ts', 'website/cli/pages.ts'])(
  'the site is built again when a module of %s changes',
  async (entry) => {
    const modules = await listModules(entry);
    expect(modules.length).toBeGreaterThan(5);
    expect(modules.filter((file) => !isWithin(site.inputs)(file))).toEqual([]);
  },
);

it('everything is built again when how it is built changes', () => {
  for (const { inputs } of [...packages, site]) {
    expect(
      ['scripts/make/products.ts', 'package.json', 'package-lock.json'].filter(
        (file) => !isWithin(inputs)(file),
      ),
    ).toEqual([]);
  }
});
