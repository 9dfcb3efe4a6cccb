import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { websiteFolder } from '../../config/paths';
import type { Translation } from './Translation';

export const translationsFile = path.join(websiteFolder, 'translations.json');

/** What is recorded of every page. */
export type Translations = Record<string, Translation>;

/** Reads the record of all pages. */
export function readTranslations(file = translationsFile): Translations {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

/** Writes the record, pages in order. */
export function writeTranslations(translations: Translations, file = translationsFile): void {
  const sorted = Object.fromEntries(
    Object.entries(translations).sort(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
