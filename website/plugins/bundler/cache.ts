import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from 'docs-kit';
import { cacheFolder, repositoryFolder } from '../../config/paths';

/**
 * The inputs of pages that the bundler does not know: pages are compiled from samples, facts and
 * checks, so a change of any of them must invalidate its cache.
 */
const hiddenInputs = [
  'package-lock.json',
  'packages',
  'packages/agent/dist',
  'packages/sdk/dist',
  'tsconfig.base.json',
  'website/brand.ts',
  'website/config',
  'website/docusaurus.config.ts',
  'website/package.json',
  'website/plugins',
  'website/prose',
  'website/records',
  'website/reference',
  'website/samples',
  'website/sidebars.ts',
  'website/translations.json',
  'website/versions',
  'website/versions.json',
];

// Next to the other caches, because an installation empties the bundler's default location.
const home = path.join(cacheFolder, 'bundler');

/** Deletes caches of other inputs: each is as large as the site. */
function removeStale(hash: string): void {
  for (const name of existsSync(home) ? readdirSync(home) : []) {
    // The build of the other language may be doing the same.
    if (name !== hash)
      rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

interface PersistentCache {
  version?: string;
}

/** Enables the bundler's persistent cache, keyed by the inputs that the bundler does not know. */
export function cacheByInputs(cache: PersistentCache): object {
  const hash = hashFiles(repositoryFolder, hiddenInputs);
  removeStale(hash);
  const storage = { type: 'filesystem', directory: path.join(home, hash) };
  return { ...cache, version: `${cache.version}-${hash}`, storage };
}
