import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  didYouMean,
  listPages,
  type Locale,
  localeNames,
  otherLocale,
  relativeToRoot,
} from 'docs-kit';
import type { ParityOptions } from './options';

/** The state of a page's translation. */
interface Translation {
  /** The language that the page is written in first. */
  source: Locale;
  /** The hash of the source page when the translation was last in sync. */
  hash: string;
  /** The hash of the translation at that time. */
  otherHash: string;
  /** Why the translation may be outdated for now, and the source it has fallen behind. */
  behind?: { hash: string; why: string };
}

/**
 * Whether a translation is in sync: `behind`, the source has changed since; `ahead`, only the
 * translation has; `declared`, it may be outdated.
 */
export type TranslationState = 'current' | 'behind' | 'ahead' | 'declared' | 'unrecorded';

/** A page with the state of its translation. */
export interface PageTranslation {
  name: string;
  source: Locale;
  state: TranslationState;
  /** The hash of the current source page. */
  hash: string;
  /** The hash of the current translation; empty if there is none. */
  otherHash: string;
  why?: string;
}

/** The hash of a page, ignoring trailing white space. */
export function hashPage(source: string): string {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const text = lines.map((line) => line.trimEnd()).join('\n');
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 16);
}

type TranslationOptions = Pick<ParityOptions, 'pages' | 'translationsFile'>;

/** The record of all pages. */
export type Translations = Record<string, Translation>;

/** Reads the record of all pages. */
function readTranslations({ translationsFile: file }: TranslationOptions): Translations {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

/** Records one page; the record is sorted by page. */
function recordPage(options: TranslationOptions, name: string, translation: Translation): void {
  const translations = { ...readTranslations(options), [name]: translation };
  const sorted = Object.fromEntries(
    Object.entries(translations).sort(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(options.translationsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

function stateOf(
  recorded: Translation | undefined,
  hash: string,
  otherHash: string,
): TranslationState {
  if (!recorded) return 'unrecorded';
  if (recorded.hash === hash) return recorded.otherHash === otherHash ? 'current' : 'ahead';
  return recorded.behind?.hash === hash ? 'declared' : 'behind';
}

function hashOf(file: string): string {
  return existsSync(file) ? hashPage(readFileSync(file, 'utf8')) : '';
}

/** Compares every page with its translation. */
export function listTranslations(
  options: TranslationOptions,
  translations: Translations = readTranslations(options),
): PageTranslation[] {
  const { pages: folders } = options;
  const korean = listPages(folders).filter(({ locale }) => locale === 'ko');
  return korean.flatMap(({ path: file, name }): PageTranslation[] => {
    const recorded = translations[name];
    const source = recorded?.source ?? 'ko';
    const inFolder = (locale: Locale): string =>
      path.join(folders[locale], path.relative(folders.ko, file));
    const hash = hashOf(inFolder(source));
    if (!hash) return [];
    const otherHash = hashOf(inFolder(otherLocale(source)));
    const state = stateOf(recorded, hash, otherHash);
    const why = state === 'declared' ? recorded?.behind?.why : undefined;
    return [{ name, source, state, hash, otherHash, ...(why && { why }) }];
  });
}

function pageNamed(options: TranslationOptions, name = ''): PageTranslation {
  const pages = listTranslations(options);
  const found = pages.find((page) => page.name === name);
  if (found) return found;
  const names = pages.map((page) => page.name);
  throw new Error(`There is no page "${name}".${didYouMean(name, names, (one) => one)}`);
}

/** Records that a page and its translation are in sync. */
export function acceptPage(options: TranslationOptions, name: string): void {
  const { source, hash, otherHash } = pageNamed(options, name);
  if (!otherHash)
    throw new Error(`There is no ${localeNames[otherLocale(source)]} page "${name}".`);
  recordPage(options, name, { source, hash, otherHash });
}

/** Records that the translation of the current source may be outdated, and why. */
export function declareBehind(options: TranslationOptions, name: string, why?: string): void {
  const { source, hash, state } = pageNamed(options, name);
  if (!why) throw new Error('Say why with --why: readers see a banner until it is caught up.');
  if (state === 'current' || state === 'ahead') {
    throw new Error(`"${name}" is ${state}: only a page that is behind may stay so.`);
  }
  // The last synchronized state is kept, because the translation may have changed since.
  const before = readTranslations(options)[name] ?? { source, hash: '', otherHash: '' };
  recordPage(options, name, { ...before, behind: { hash, why } });
}

/** Records the source language of a page. */
export function setSource(
  options: TranslationOptions,
  name: string | undefined,
  source: string,
): void {
  const page = pageNamed(options, name);
  if (source !== 'ko' && source !== 'en') throw new Error('The source is ko or en.');
  recordPage(options, page.name, { source, hash: '', otherHash: '' });
  acceptPage(options, page.name);
}

function explain({ name, source, state }: PageTranslation): string | undefined {
  const accept = `npm run translations -- --accept ${name}`;
  if (state === 'unrecorded') return `new page. When both languages are in sync: ${accept}`;
  if (state !== 'ahead' && state !== 'behind') return undefined;
  const [written, other] = [localeNames[source], localeNames[otherLocale(source)]];
  const [changed, checked] = state === 'ahead' ? [other, written] : [written, other];
  return `the ${changed} page has changed since both were in sync. Check the ${checked} page against it, then: ${accept}`;
}

/** Instructions for each page that is out of sync, as `file:line: message`. */
export function checkTranslations(options: ParityOptions): string[] {
  return listTranslations(options).flatMap((page) => {
    const reason = explain(page);
    const toCheck = page.state === 'ahead' ? page.source : otherLocale(page.source);
    const folder = options.pages[toCheck];
    const file = `${relativeToRoot(folder, options)}/${page.name}.mdx`;
    return reason ? [`${file}:1: ${reason}`] : [];
  });
}
