import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from 'docs-kit';
import { cacheFolder, repositoryFolder } from '../../config/paths';

/**
 * What pages are made from besides the modules they import. A page is compiled from samples, facts
 * and checks that the bundler does not see, so a change of any of them starts its cache anew.
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
  'website/src/css/theme',
  'website/translations.json',
  'website/versions',
  'website/versions.json',
];

// Beside the other caches: an installation empties the place where the bundler would keep it.
const home = path.join(cacheFolder, 'bundler');

/** Removes what was kept of other inputs: each cache is as large as the site. */
function removeStale(hash: string): void {
  for (const name of existsSync(home) ? readdirSync(home) : []) {
    // The other language may be about to do the same.
    if (name !== hash)
      rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

interface PersistentCache {
  version?: string;
}

/** Keeps the bundler's cache between builds, for as long as nothing changed that it does not see. */
export function cacheByInputs(cache: PersistentCache): object {
  const hash = hashFiles(repositoryFolder, hiddenInputs);
  removeStale(hash);
  const storage = { type: 'filesystem', directory: path.join(home, hash) };
  return { ...cache, version: `${cache.version}-${hash}`, storage };
}
