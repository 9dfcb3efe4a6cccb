/** A package as package-lock.json lists it. */
export interface LockedPackage {
  version?: string;
  license?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** A workspace of this repository. */
  link?: boolean;
}

/** The packages by the folder they are installed in. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

function nameOf(folder: string): string {
  return folder.replace(/^.*node_modules\//, '');
}

/** What comes from outside of this repository. */
export function listForeign(packages: LockedPackages): [name: string, locked: LockedPackage][] {
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, locked]) => [nameOf(folder), locked]);
}
