import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run';

const sdk = fileURLToPath(new URL('../../packages/sdk/', import.meta.url));

/** An empty project that has installed the SDK from its tarball. */
export interface Project {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Packs the SDK as for publishing and installs it in an empty project.
 * @param dependencies - What else the project installs, as npm names it.
 * @param files - The project's files, by path.
 */
export const createProject = async (
  dependencies: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<Project> => {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'));
  // Packs what was built and tested: packing must not build again.
  await run(sdk, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  await run(
    folder,
    'npm',
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    `./${tarball}`,
    ...dependencies,
  );
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
};
