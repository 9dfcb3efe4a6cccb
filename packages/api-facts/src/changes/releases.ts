import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, relativeToRoot } from 'docs-kit';
import { buildContract, type Contract } from '../contract';
import type { ApiFactsOptions } from '../options';
import { lineOfKey, type ReferenceProblem } from '../problems';
import type { Reference } from '../reference';
import { type Change, listChanges } from './listChanges';

/** The notes of a person about a version; renames cannot be derived. */
interface Remarks {
  notes?: Record<Locale, string>;
  /** Renames, from old name to new: `"AgentOptions.waitMs": "AgentOptions.delayMs"`. */
  renamed?: Record<string, string>;
}

/** A released version. Its file is never changed again, except for the notes. */
interface ReleaseFile extends Remarks {
  version: string;
  /** The day, as `2026-11-20`. */
  date: string;
  contract: Contract;
}

/** A version with its changes. */
export interface Release extends Remarks {
  version: string;
  /** Undefined for the unreleased version. */
  date?: string;
  /** Undefined for the first version. */
  changes?: Change[];
}

const remarksFile = 'next.json';

const folderOf = ({ referenceFolder }: ApiFactsOptions): string =>
  path.join(referenceFolder, 'releases');

const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, 'utf8')) as Content;

function readRemarks(options: ApiFactsOptions): Remarks {
  const file = path.join(folderOf(options), remarksFile);
  return existsSync(file) ? readJson<Remarks>(file) : {};
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Compares versions of three numbers. */
function compareVersions(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const index = left.findIndex((number, at) => number !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

const versionName = /^\d+\.\d+\.\d+$/;

/**
 * Reads the released versions, oldest first.
 *
 * @throws when a file holds another version than its name says
 */
function readReleases(options: ApiFactsOptions): ReleaseFile[] {
  const folder = folderOf(options);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(
    (name) => name !== remarksFile && name.endsWith('.json'),
  );
  return names
    .map((name) => {
      const file = path.join(folder, name);
      const release = readJson<ReleaseFile>(file);
      const isWhole = versionName.test(release.version) && name === `${release.version}.json`;
      if (isWhole && release.contract && release.date) return release;
      const place = relativeToRoot(file, options);
      throw new Error(
        `${place}:1: This is no release of the version that its name says. Restore the file, or remove it if that version was never released.`,
      );
    })
    .sort((one, other) => compareVersions(one.version, other.version));
}

/** The contracts of all versions, oldest first; last that of the sources, unless it is released. */
export function listVersions(reference: Reference): (Release & { contract: Contract })[] {
  const { options, tables } = reference;
  const released = readReleases(options);
  const isReleased = released.some(({ version }) => version === tables.version);
  const current = {
    version: tables.version,
    ...readRemarks(options),
    contract: buildContract(reference),
  };
  const versions = isReleased ? released : [...released, current];
  return versions.map((version, index) => {
    const before = versions[index - 1];
    if (!before) return version;
    const changes = listChanges(before.contract, version.contract, options, version.renamed);
    return { ...version, changes };
  });
}

/** The lowest next version that allows this level of change under semantic versioning. */
export function nextVersion(version: string, breaks: boolean): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  if (!breaks) return `${major}.${minor}.${patch + 1}`;
  // Before 1.0.0 the minor number marks breaking changes.
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}

function checkRenamed(reference: Reference, before: Contract, now: Contract): ReferenceProblem[] {
  const { options } = reference;
  const { renamed = {} } = readRemarks(options);
  const has = (contract: Contract, name: string): boolean =>
    Object.keys(contract).some((key) => key === name || key.startsWith(`${name}.`));
  const file = relativeToRoot(path.join(folderOf(options), remarksFile), options);
  return Object.entries(renamed).flatMap(([old, name]): ReferenceProblem[] => {
    if (has(before, old) && !has(now, old) && has(now, name) && !has(before, name)) return [];
    const message = `"${old}" is not what the last version called "${name}". Both names are those of contract.json, and only the new one is in it now.`;
    return [{ file, line: 1, message }];
  });
}

const manifestOf = (folder: string): { file: string; version: string; line: number } => {
  const file = path.join(folder, 'package.json');
  const text = readFileSync(file, 'utf8');
  const line = lineOfKey(text.split('\n'), 'version');
  return { file, version: (JSON.parse(text) as { version: string }).version, line };
};

function describeFirst(changes: readonly Change[]): string {
  const [first] = changes;
  if (!first) return 'nothing has changed since';
  const { before, breaks, key, name, now, renamedTo } = first;
  const state = before === undefined ? 'new' : now === undefined ? 'gone' : 'not as it was';
  const subject = renamedTo ? `${name} is ${renamedTo}` : `${key} is ${state}`;
  const alike = changes.filter((change) => change.breaks === breaks).length - 1;
  const more = alike > 0 ? `, and ${alike} more ${alike === 1 ? 'change is' : 'changes are'}` : '';
  return `${subject}, which is ${breaks ? 'breaking' : 'not breaking'}${more}`;
}

/** Checks that the version is raised as far as the changes since the last release require. */
export function checkReleases(reference: Reference): ReferenceProblem[] {
  const { options, tables } = reference;
  if (!options.changelog) return [];
  const main = manifestOf(options.sdk.folder);
  const other = manifestOf(options.commandLine.folder);
  const problems = [main, other].flatMap((manifest): ReferenceProblem[] => {
    if (manifest.version === tables.version) return [];
    const message = `The version is ${manifest.version}; the SDK says ${tables.version}. Both packages have the version of the SDK.`;
    return [{ file: relativeToRoot(manifest.file, options), line: manifest.line, message }];
  });
  const last = readReleases(options).at(-1);
  if (!last) return problems;
  const now = buildContract(reference);
  const remarks = readRemarks(options);
  problems.push(...checkRenamed(reference, last.contract, now));
  const changes = listChanges(last.contract, now, options, remarks.renamed);
  if (changes.length === 0 && last.version === tables.version) return problems;
  const lowest = nextVersion(last.version, changes[0]?.breaks ?? false);
  if (compareVersions(tables.version, lowest) >= 0) return problems;
  const message = `${last.version} is released, and ${describeFirst(changes)}. The version is ${tables.version}; it has to be ${lowest} or higher.`;
  problems.push({ file: relativeToRoot(main.file, options), line: main.line, message });
  return problems;
}

/**
 * Saves the current contract as that of the current version.
 *
 * @throws when the version is released already
 */
export function writeRelease(reference: Reference, date: string): string {
  const { options, tables } = reference;
  const folder = folderOf(options);
  const file = path.join(folder, `${tables.version}.json`);
  const place = relativeToRoot(file, options);
  if (!versionName.test(tables.version)) {
    throw new Error(`${tables.version} cannot be released: a version is three numbers.`);
  }
  if (existsSync(file)) throw new Error(`${place} exists: ${tables.version} is released already.`);
  const release: ReleaseFile = {
    version: tables.version,
    date,
    ...readRemarks(options),
    contract: buildContract(reference),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`);
  rmSync(path.join(folder, remarksFile), { force: true });
  return place;
}
