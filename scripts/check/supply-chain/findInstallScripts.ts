import { listForeign, type LockedPackages } from './Lockfile';

// Each chooses a binary that its optional dependencies have brought already, or prints a banner.
const allowed = new Set(['@swc/core', 'core-js', 'core-js-pure', 'esbuild', 'fsevents']);

/** The packages that run a script when they are installed, and may not. */
export function findInstallScripts(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([name, { hasInstallScript }]) => hasInstallScript && !allowed.has(name))
    .map(([name]) => `${name} runs a script when it is installed`);
}
