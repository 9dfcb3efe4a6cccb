import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { cacheFolder } from '../../config/paths';
import { hashHiddenInputs } from './hashHiddenInputs';

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

/** Keeps the bundler's cache between builds, for as long as nothing changed that it does not see. */
export default function bundlerCache(): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const experiments = config.experiments as { cache?: { version?: string } } | undefined;
      const cache = experiments?.cache;
      if (!cache) return {};
      const hash = hashHiddenInputs();
      removeStale(hash);
      const storage = { type: 'filesystem', directory: path.join(home, hash) };
      const version = `${cache.version}-${hash}`;
      return { experiments: { cache: { ...cache, version, storage } } as object };
    },
  };
}
