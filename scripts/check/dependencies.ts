/** A package in package-lock.json. */
export interface LockedPackage {
  version?: string;
  license?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** A workspace of this repository. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Packages by the folder they are installed in. */
type LockedPackages = Readonly<Record<string, LockedPackage>>;

function nameOf(folder: string): string {
  return folder.replace(/^.*node_modules\//, '');
}

/** Packages from outside this repository. */
function listForeign(packages: LockedPackages): [name: string, locked: LockedPackage][] {
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, locked]) => [nameOf(folder), locked]);
}

/** Packages with an address of their own: the lockfile lists none for those of the registry. */
export function findForeignSources(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([, { resolved }]) => resolved)
    .map(([name, { resolved }]) => `${name} comes from ${resolved}`);
}

// These only select a binary that is already installed as an optional dependency, or print a
// banner.
const allowedScripts = new Set(['@swc/core', 'core-js', 'core-js-pure', 'esbuild', 'fsevents']);

/** Packages with install scripts that are not allowed. */
export function findInstallScripts(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([name, { hasInstallScript }]) => hasInstallScript && !allowedScripts.has(name))
    .map(([name]) => `${name} runs a script when it is installed`);
}

const approvedLicences = new Set([
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

/** Licenses reviewed by hand: their package.json has none, or not an SPDX one. */
const reviewedLicences: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings':
    'CC BY-SA 4.0: a word list the spell check reads, never shipped',
  eval: 'MIT, in its LICENSE',
  format: 'MIT, in its Readme',
  'require-like': 'MIT, in its License',
  'svg-tags': 'MIT, in its readme',
};

function isApproved(licence: string): boolean {
  const parts = licence.replace(/[()]/g, '').split(/ (?:OR|AND) /);
  const isListed = (part: string): boolean => approvedLicences.has(part);
  return licence.includes(' OR ') ? parts.some(isListed) : parts.every(isListed);
}

/** Packages whose license has not been approved. */
export function findLicences(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([name, { license = '' }]) => !isApproved(license) && !(name in reviewedLicences))
    .map(([name, { license = 'nothing' }]) => `${name} is licensed under ${license}`);
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const exact = /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Dependencies and overrides of a package.json that are not pinned to one version. */
export function findLoosePins({ dependencies, devDependencies, overrides }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name}@${version} is not one version`);
}

/**
 * Packages that one manifest pins to another version than the first manifest that lists them.
 *
 * @param manifests - The content of each package.json, by path.
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

/** Actions of a workflow that are referenced by something mutable, such as a tag. */
export function findMovingActions(workflow: string): string[] {
  return [...workflow.matchAll(/\buses:\s*(\S+)/g)]
    .map(([, action = '']) => action)
    .filter((action) => !/@[0-9a-f]{40}$/.test(action) && !action.startsWith('./'))
    .map((action) => `${action} is not pinned by the hash of a commit`);
}

/**
 * Overrides of a package.json for which no advisory is listed.
 *
 * @param security - The text of SECURITY.md, with a table of packages and advisories.
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
 * Packages whose platform-specific packages are only partly in the lockfile. npm drops what one
 * machine does not have and the registry lacks, and `npm ci` then fails on other machines.
 */
export function findMissingPlatforms(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const missing = Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`])
      .filter(([name]) => !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => `${name}@${version}`);
    return missing.length > 0 ? [`${nameOf(path)} needs ${missing.join(', ')}`] : [];
  });
}
