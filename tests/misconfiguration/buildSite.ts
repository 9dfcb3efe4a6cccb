import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../scripts/root';
import { runProgram } from '../../scripts/runProgram';
import type { FaultySite } from './FaultySite';
import { writeSite } from './writeSite';

const docusaurus = createRequire(join(root, 'website/package.json')).resolve(
  '@docusaurus/core/bin/docusaurus.mjs',
);

export interface BuildResult {
  code: number;
  output: string;
}

/** Builds the site in a folder, in a separate process, into its `build`. */
export async function buildFolder(folder: string, options: string[] = []): Promise<BuildResult> {
  const chunks: Buffer[] = [];
  const code = await runProgram(
    process.execPath,
    [docusaurus, 'build', '--no-minify', ...options],
    {
      folder,
      environment: {
        NO_UPDATE_NOTIFIER: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        // Settings of the test runner must not reach the build.
        NODE_ENV: undefined,
      },
      onOutput: (chunk) => chunks.push(chunk),
    },
  );
  return { code, output: stripVTControlCharacters(String(Buffer.concat(chunks))) };
}

/** Builds a small site with a fault and deletes it. */
export async function buildSite(site: FaultySite): Promise<BuildResult> {
  const folder = await writeSite(site);
  try {
    return await buildFolder(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
