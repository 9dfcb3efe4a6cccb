import path from 'node:path';
import type { Locale } from '../../../brand';
import { websiteFolder } from '../../../config/paths';

/** Where the pages of each language lie. */
export const pageFolders: Record<Locale, string> = {
  ko: path.join(websiteFolder, 'docs'),
  en: path.join(websiteFolder, 'i18n/en/docusaurus-plugin-content-docs/current'),
};

/** What a page is called by where it lies in the folder of its language. */
export function nameOf(file: string): string {
  return file
    .split(path.sep)
    .join('/')
    .replace(/\.mdx?$/, '');
}
