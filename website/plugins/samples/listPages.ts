import { readdirSync } from 'node:fs';
import path from 'node:path';

const pageFolders = ['docs', 'i18n/en/docusaurus-plugin-content-docs/current'] as const;

function listFiles(folder: string, end: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The pages of both languages, Korean first, as absolute paths. */
export function listPages(siteFolder: string): string[] {
  return pageFolders.flatMap((folder) => listFiles(path.join(siteFolder, folder), /\.mdx?$/));
}

/** The components and pages that are code, which may import a sample. */
export function listComponents(siteFolder: string): string[] {
  return listFiles(path.join(siteFolder, 'src'), /\.tsx?$/);
}
