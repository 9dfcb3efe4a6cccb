/** A package as package-lock.json lists it. */
export interface LockedPackage {
  version?: string;
  license?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** A workspace of this repository. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** The packages by the folder they are installed in. */
type LockedPackages = Readonly<Record<string, LockedPackage>>;

function nameOf(folder: string): string {
  return folder.replace(/^.*node_modules\//, '');
}

/** What comes from outside of this repository. */
function listForeign(packages: LockedPackages): [name: string, locked: LockedPackage][] {
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, locked]) => [nameOf(folder), locked]);
}

/** The packages that come from an address of their own: the lockfile names none for the registry's. */
export function findForeignSources(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([, { resolved }]) => resolved)
    .map(([name, { resolved }]) => `${name} comes from ${resolved}`);
}

// Each chooses a binary that its optional dependencies have brought already, or prints a banner.
const allowedScripts = new Set(['@swc/core', 'core-js', 'core-js-pure', 'esbuild', 'fsevents']);

/** The packages that run a script when they are installed, and may not. */
export function findInstallScripts(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([name, { hasInstallScript }]) => hasInstallScript && !allowedScripts.has(name))
    .map(([name]) => `${name} runs a script when it is installed`);
}

const freeLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/** Licences read by hand: their package.json names no licence, or names it in words of its own. */
const readByHand: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings':
    'CC BY-SA 4.0: a word list the spell check reads, never shipped',
  eval: 'MIT, in its LICENSE',
  format: 'MIT, in its Readme',
  'require-like': 'MIT, in its License',
  'svg-tags': 'MIT, in its readme',
};

function isFree(licence: string): boolean {
  const isOr = licence.includes(' OR ');
  const parts = licence.replace(/[()]/g, '').split(/ (?:OR|AND) /);
  return isOr
    ? parts.some((part) => freeLicences.has(part))
    : parts.every((part) => freeLicences.has(part));
}

/** The packages whose licence nobody has agreed to. */
export function findLicences(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([name, { license = '' }]) => !isFree(license) && !(name in readByHand))
    .map(([name, { license = 'nothing' }]) => `${name} is licensed under ${license}`);
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const exact = /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The dependencies and overrides of a package.json whose version is not one version. */
export function findLoosePins({ dependencies, devDependencies, overrides }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name}@${version} is not one version`);
}

/**
 * The packages that one manifest pins to another version than the first one that names them does.
 *
 * @param manifests - What is written in each package.json, by its path.
 */
export function findDriftedPins(manifests: Readonly<Record<string, Manifest>>): string[] {
  const first = new Map<string, { version: string; path: string }>();
  return Object.entries(manifests).flatMap(([path, { dependencies, devDependencies, overrides }]) =>
    [dependencies, devDependencies, overrides]
      .flatMap((pins = {}) => Object.entries(pins))
      .flatMap(([name, version]) => {
        const pinned = first.get(name) ?? { version, path };
        first.set(name, pinned);
        return version === pinned.version
          ? []
          : [`${path} has ${name}@${version}, and ${pinned.path} ${name}@${pinned.version}`];
      }),
  );
}

/** The actions of a workflow that are named by something that can move, such as a tag. */
export function findMovingActions(workflow: string): string[] {
  return [...workflow.matchAll(/\buses:\s*(\S+)/g)]
    .map(([, action = '']) => action)
    .filter((action) => !/@[0-9a-f]{40}$/.test(action) && !action.startsWith('./'))
    .map((action) => `${action} is not pinned by the hash of a commit`);
}

/**
 * The overrides of a package.json for which no advisory is named.
 *
 * @param security - The text of SECURITY.md, whose table names it in the package's row.
 */
export function findUnnamedOverrides(
  overrides: Readonly<Record<string, string>>,
  security: string,
): string[] {
  const rows = security.split('\n').filter((line) => line.includes('GHSA-'));
  return Object.keys(overrides)
    .filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))
    .map((name) => `${name} is overridden, and SECURITY.md names no advisory for it`);
}

/**
 * The packages of which a lockfile lists the platform packages only in part. npm leaves out what
 * one machine does not have and what the registry lacks, and `npm ci` then fails on other machines.
 */
export function findMissingPlatforms(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const missing = Object.entries(optionalDependencies)
      .filter(([name]) => {
        return !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`];
      })
      .map(([name, version]) => `${name}@${version}`);
    return missing.length > 0 ? [`${nameOf(path)} needs ${missing.join(', ')}`] : [];
  });
}
