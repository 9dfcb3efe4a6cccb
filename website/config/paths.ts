import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const websiteFolder = path.join(repositoryFolder, 'website');
export const sdkFolder = path.join(repositoryFolder, 'packages/sdk');
export const agentFolder = path.join(repositoryFolder, 'packages/agent');
export const referenceFolder = path.join(websiteFolder, 'reference');
/** What readers call the sections of pages, by language. */
export const searchNamesFolder = path.join(websiteFolder, 'search-names');
/** The scripts of the frames. */
export const liveFolder = path.join(websiteFolder, 'live');
/** The programs that cause errors on purpose. */
export const causesFolder = path.join(liveFolder, 'causes/scripts');
/** The pages of each language. */
export const pageFolders = {
  ko: path.join(websiteFolder, 'docs'),
  en: path.join(websiteFolder, 'i18n/en/docusaurus-plugin-content-docs/current'),
} as const;
export const cacheFolder = path.join(websiteFolder, '.cache');

/** Formats a path relative to the repository. */
export function relativeToRepository(file: string): string {
  return path.relative(repositoryFolder, file).split(path.sep).join('/');
}
