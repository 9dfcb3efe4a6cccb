import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { nameClasses } from '../class-names/nameClasses';
import { hashFiles } from '../sdk-reference/hashFiles';
import { cacheFolder, repositoryFolder } from '../sdk-reference/repositoryPaths';

/**
 * What pages are made from besides the modules they import. A page is compiled from samples, facts
 * and checks that the bundler does not see, so a change of any of them starts its cache anew.
 */
const hiddenInputs = [
  'package-lock.json',
  'packages/agent/dist',
  'packages/agent/src',
  'packages/sdk/dist',
  'packages/sdk/src',
  'prose',
  'website/brand.ts',
  'website/config',
  'website/docusaurus.config.ts',
  'website/plugins',
  'website/records',
  'website/reference',
  'website/samples',
  'website/sidebars.ts',
  'website/src/css/theme',
  'website/translations.json',
].map((place) => path.join(repositoryFolder, place));

// Beside the other caches: an installation empties the place where the bundler would keep it.
const home = path.join(cacheFolder, 'bundler');

/** Removes what was kept of other inputs: each is as large as the site, and true no more. */
function forgetOthers(hash: string): void {
  for (const other of existsSync(home) ? readdirSync(home) : []) {
    // The other language may be about to do the same.
    if (other !== hash)
      rmSync(path.join(home, other), { recursive: true, force: true, maxRetries: 3 });
  }
}

// What a class is called depends on all that were counted before it.
function hashInputs(): string {
  const names = JSON.stringify([...nameClasses()]);
  const hash = createHash('sha256')
    .update(hashFiles(...hiddenInputs))
    .update(names);
  return hash.digest('hex').slice(0, 16);
}

/** Keeps the bundler's cache between builds, and only as long as it is true. */
export default function bundlerCachePlugin(): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const experiments = config.experiments as { cache?: { version?: string } } | undefined;
      const cache = experiments?.cache;
      if (!cache) return {};
      const hash = hashInputs();
      forgetOthers(hash);
      const version = `${cache.version}-${hash}`;
      const storage = { type: 'filesystem', directory: path.join(home, hash) };
      return {
        experiments: { cache: { ...cache, version, storage } } as object,
        // Else each is looked for in the folders of static files first, and kept as not being there.
        resolve: { preferAbsolute: true },
      };
    },
  };
}
