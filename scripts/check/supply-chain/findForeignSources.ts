import { listForeign, type LockedPackages } from './Lockfile';

/** The packages that come from an address of their own: the lockfile names none for the registry's. */
export function findForeignSources(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([, { resolved }]) => resolved)
    .map(([name, { resolved }]) => `${name} comes from ${resolved}`);
}
