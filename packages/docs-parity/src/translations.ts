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

/** The hashes of a page in both languages. */
type Hashes = Readonly<Record<Locale, string>>;

/** The hashes of each page when both languages were last in sync. */
export type Translations = Readonly<Record<string, Hashes>>;

/** A page with the state of its translation. */
export interface PageTranslation {
  name: string;
  /** `behind`: the Korean has changed since both were in sync; `ahead`: only the English has. */
  state: 'current' | 'behind' | 'ahead' | 'unrecorded';
  /** The hashes now; empty for a language that lacks the page. */
  hashes: Hashes;
}

/** The hash of a page, ignoring trailing white space. */
export function hashPage(source: string): string {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const text = lines.map((line) => line.trimEnd()).join('\n');
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 16);
}

type TranslationOptions = Pick<ParityOptions, 'pages' | 'translationsFile'>;

function readTranslations({ translationsFile: file }: TranslationOptions): Translations {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

function stateOf(recorded: Hashes | undefined, { ko, en }: Hashes): PageTranslation['state'] {
  if (!recorded) return 'unrecorded';
  if (recorded.ko !== ko) return 'behind';
  return recorded.en === en ? 'current' : 'ahead';
}

function hashOf(folder: string, name: string): string {
  const file = path.join(folder, `${name}.mdx`);
  return existsSync(file) ? hashPage(readFileSync(file, 'utf8')) : '';
}

/** Compares every page with its translation. */
export function listTranslations(
  options: TranslationOptions,
  translations: Translations = readTranslations(options),
): PageTranslation[] {
  const { ko, en } = options.pages;
  const korean = listPages(options.pages).filter(({ locale }) => locale === 'ko');
  return korean.map(({ name }) => {
    const hashes = { ko: hashOf(ko, name), en: hashOf(en, name) };
    return { name, state: stateOf(translations[name], hashes), hashes };
  });
}

/** Records that both languages of a page are in sync; the record is sorted by page. */
export function acceptPage(options: TranslationOptions, name: string): void {
  const pages = listTranslations(options);
  const page = pages.find((one) => one.name === name);
  if (!page) {
    const names = pages.map((one) => one.name);
    throw new Error(`There is no page "${name}".${didYouMean(name, names, (one) => one)}`);
  }
  if (!page.hashes.en) throw new Error(`There is no English page "${name}".`);
  const translations = { ...readTranslations(options), [name]: page.hashes };
  const sorted = Object.fromEntries(
    Object.entries(translations).sort(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(options.translationsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Instructions for each page that is out of sync, as `file:line: message`. */
export function checkTranslations(options: ParityOptions): string[] {
  return listTranslations(options).flatMap(({ name, state }) => {
    if (state === 'current') return [];
    const toCheck = state === 'ahead' ? 'ko' : 'en';
    const [checked, changed] = [localeNames[toCheck], localeNames[otherLocale(toCheck)]];
    const reason =
      state === 'unrecorded'
        ? 'new page. When both languages are in sync'
        : `the ${changed} page has changed since both were in sync. Check the ${checked} page against it, then`;
    const file = `${relativeToRoot(options.pages[toCheck], options)}/${name}.mdx`;
    return [`${file}:1: ${reason}: npm run translations -- --accept ${name}`];
  });
}
