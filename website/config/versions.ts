import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrozenFacts } from 'api-facts';
import { listPages } from 'docs-kit';
import type { SampleVerification } from 'runnable-samples';
import { brand, type Locale } from '../brand';
import { relativeToRepository, websiteFolder } from './paths';

/** The facts on a frozen version's pages, independent of the current SDK. */
export interface FrozenVersionData {
  /** The URL prefix in its frames. */
  baseUrl: string;
  facts: Record<Locale, FrozenFacts>;
  /** How each sample was verified. */
  verifications: Record<string, SampleVerification>;
  /** The strings of the samples in each language. */
  strings: Record<Locale, Record<string, string>>;
}

/** A frozen version, whose pages Docusaurus keeps in `versioned_docs`. */
export interface FrozenVersion extends FrozenVersionData {
  name: string;
  samplesFolder: string;
  /** The scripts and packages that it is served with. */
  sdkFolder: string;
  /** The frames in which its samples run. */
  liveFolder: string;
}

/** Docusaurus's list of frozen versions, newest first. */
export const versionsFile = path.join(websiteFolder, 'versions.json');

/** The frozen files of a version besides its pages. */
export const versionFolder = (name: string): string => path.join(websiteFolder, 'versions', name);

/** The names of the frozen versions, newest first, as in Docusaurus's list. */
export function listVersionNames(): string[] {
  if (!existsSync(versionsFile)) return [];
  return JSON.parse(readFileSync(versionsFile, 'utf8')) as string[];
}

/** The files and folders of a frozen version. */
export function listParts(name: string) {
  const english = path.join(websiteFolder, 'i18n/en/docusaurus-plugin-content-docs');
  const sidebars = path.join(websiteFolder, 'versioned_sidebars');
  const folder = versionFolder(name);
  return {
    korean: path.join(websiteFolder, 'versioned_docs', `version-${name}`),
    english: path.join(english, `version-${name}`),
    englishLabels: path.join(english, `version-${name}.json`),
    sidebars: path.join(sidebars, `version-${name}-sidebars.json`),
    facts: path.join(folder, 'facts.json'),
    samples: path.join(folder, 'samples'),
    searchNames: path.join(folder, 'search-names'),
    sdk: path.join(folder, 'sdk'),
    live: path.join(folder, 'live'),
  };
}

const loadedVersions = new Map<string, FrozenVersion>();

/** Reads a frozen version; cached, because it never changes. */
export function readVersion(name: string): FrozenVersion {
  const known = loadedVersions.get(name);
  if (known) return known;
  const { facts, live, samples, sdk } = listParts(name);
  const frozen = JSON.parse(readFileSync(facts, 'utf8')) as FrozenVersionData;
  const version = {
    ...frozen,
    name,
    samplesFolder: samples,
    sdkFolder: sdk,
    liveFolder: live,
  };
  loadedVersions.set(name, version);
  return version;
}

const versionInPath = /[\\/](?:version-|versions[\\/])(\d+\.\d+\.\d+)[\\/]/;

/** The frozen version of a page or sample, by the folder it is in. */
export function versionOfFile(file: string): FrozenVersion | undefined {
  const [, name] = versionInPath.exec(file) ?? [];
  return name === undefined ? undefined : readVersion(name);
}

/** The newest frozen version: that of the pages at `/docs/`, once there is one. */
export function newestVersion(): FrozenVersion | undefined {
  const [name] = listVersionNames();
  return name === undefined ? undefined : readVersion(name);
}

/** Whether a path below a language's base URL is a page of another version than the newest. */
export function isOtherVersion(below: string): boolean {
  const names = listVersionNames();
  if (names.length === 0) return false;
  const [, folder = ''] = /^docs\/([^/]+)/.exec(below) ?? [];
  return folder === 'next' || names.slice(1).includes(folder);
}

/** The problems of a frozen version, one a line. */
function listProblems(name: string, names: readonly string[]): string[] {
  const version = `website/versions.json names ${name}`;
  if (names.filter((one) => one === name).length > 1) return [`${version} twice.`];
  const parts = listParts(name);
  const { korean, english } = parts;
  const missing = Object.values(parts)
    .filter((part) => !existsSync(part))
    .map(relativeToRepository);
  if (missing.length > 0) return [`${version}, but ${missing.join(' and ')} is not there.`];
  const { baseUrl, samplesFolder } = readVersion(name);
  const pages = listPages({ ko: korean, en: english });
  const unpaired = pages.flatMap(({ path: here, name: page, locale }) => {
    const there = path.join(locale === 'ko' ? english : korean, `${page}.mdx`);
    if (existsSync(there)) return [];
    return `${relativeToRepository(there)} is not there; ${relativeToRepository(here)} is.`;
  });
  const samples = new Map<string, string>();
  for (const { path: file } of pages) {
    for (const [, sample = ''] of readFileSync(file, 'utf8').matchAll(
      /<Sample\s+name="([^"]+)"/g,
    )) {
      if (!existsSync(path.join(samplesFolder, sample))) samples.set(sample, file);
    }
  }
  const gone = [...samples].map(([sample, page]) => {
    const place = relativeToRepository(path.join(samplesFolder, sample));
    return `${place} is not there; ${relativeToRepository(page)} shows it.`;
  });
  const moved = `website/brand.ts: baseUrl is "${brand.baseUrl}", but version ${name} was frozen for "${baseUrl}".`;
  return [...unpaired, ...gone, ...(baseUrl === brand.baseUrl ? [] : [moved])];
}

/**
 * Checks that all frozen versions are complete.
 *
 * @throws when one is not, with what is missing and how to restore it
 */
export function checkVersions(): void {
  const names = listVersionNames();
  const problems = [...new Set(names)].flatMap((name) => listProblems(name, names));
  if (problems.length === 0) return;
  const remedy =
    'What is frozen is never edited: restore it with git, or remove a version with "npm run docs:version -- --undo VERSION".';
  throw new Error(`A frozen version is not whole.\n${problems.join('\n')}\n${remedy}`);
}
