import { listForeign, type LockedPackages } from './Lockfile';

/** The packages that come from somewhere else than the registry of npm. */
export function findForeignSources(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'))
    .map(([name, { resolved }]) => `${name} comes from ${resolved}`);
}
