import path from 'node:path';
import { readGlossary, type ParityOptions } from 'docs-parity';
import { listServedNames, servedPackages } from '../plugins/site-files/servedFiles';
import { apiFacts } from './apiFacts';
import { pageFolders, referenceFolder, repositoryFolder, websiteFolder } from './paths';
import { samples, samplesFolder } from './samples';

/** The configuration of the page rules. */
export const docsParity: ParityOptions = {
  root: repositoryFolder,
  pages: pageFolders,
  staticFolder: path.join(websiteFolder, 'static'),
  componentsFolder: path.join(websiteFolder, 'src/components'),
  sidebarFile: path.join(websiteFolder, 'sidebars.ts'),
  foreignNamesFile: path.join(referenceFolder, 'foreign-names.json'),
  translationsFile: path.join(websiteFolder, 'translations.json'),
  packages: servedPackages,
  listServedNames,
  samplesFolder,
  explainSample: samples.explain,
  facts: apiFacts,
};

/** The words of these pages. */
export const glossary = readGlossary(path.join(websiteFolder, 'prose'), repositoryFolder);
