import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { nameClasses } from '../class-names/nameClasses';
import { cacheFolder } from '../sdk-reference/repositoryPaths';
import { halved, isHalved, markHalved } from './halved';
import { hashHiddenInputs } from './hashHiddenInputs';
import { NeverCompiled } from './NeverCompiled';

// Beside the other caches: an installation empties the place where the bundler would keep it.
const home = path.join(cacheFolder, 'bundler');

/** Removes what was kept of other inputs, or fits one bundle alone: each is as large as the site, and true no more. */
function forgetUntrue(hash: string): void {
  for (const name of existsSync(home) ? readdirSync(home) : []) {
    const folder = path.join(home, name);
    // The other language may be about to do the same.
    if (name !== hash || isHalved(folder))
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

// What a class is called depends on all that were counted before it.
function hashInputs(): string {
  const names = JSON.stringify([...nameClasses()]);
  const hash = createHash('sha256').update(hashHiddenInputs()).update(names);
  return hash.digest('hex').slice(0, 16);
}

/** Keeps the bundler's cache between builds, and only as long as it is true. */
export default function bundlerCachePlugin(): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config, isServer) {
      const experiments = config.experiments as { cache?: { version?: string } } | undefined;
      const cache = experiments?.cache;
      if (!cache) return {};
      const hash = hashInputs();
      forgetUntrue(hash);
      const directory = path.join(home, hash);
      const version = `${cache.version}-${hash}`;
      const storage = { type: 'filesystem', directory };
      return {
        experiments: { cache: { ...cache, version, storage } } as object,
        // Else each is looked for in the folders of static files first, and kept as not being there.
        resolve: { preferAbsolute: true },
        plugins: isServer ? [] : [new NeverCompiled(halved, () => markHalved(directory))],
      };
    },
  };
}
