import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stop } from 'esbuild';
import type { RichText } from 'api-facts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand, type Locale, locales } from '../../brand';
import { listVersionNames, readVersion } from '../../config/versions';
import { apiFacts } from '../../config/apiFacts';
import { liveFolder as sources } from '../../config/paths';
import { writeLiveFiles } from './writeLiveFiles';

/** The live panel's global data. */
export interface LiveData {
  /** The base URL of the frames. */
  base: string;
}

/** The cause and fix of each error, by code. */
export type ErrorWords = Record<string, { cause: RichText; fix: RichText }>;

/** The descriptions of all errors, in a language. */
function describeErrors(locale: Locale): ErrorWords {
  const { reference, descriptions } = apiFacts.contextFor(locale);
  return Object.fromEntries(
    reference.tables.errors.map(({ code }) => [
      code,
      {
        cause: descriptions.rich(`errors.${code}.cause`),
        fix: descriptions.rich(`errors.${code}.fix`),
      },
    ]),
  );
}

/**
 * Builds the frames and their programs.
 *
 * @param version - The frozen version; by default that of the sources
 */
export async function writeLive(folder: string, version?: string): Promise<void> {
  await writeLiveFiles(folder, brand.baseUrl, version);
  for (const locale of locales) {
    const words = JSON.stringify(describeErrors(locale));
    writeFileSync(path.join(folder, `errors.${locale}.json`), words);
  }
}

/** Serves the frames of samples, and the programs in them, at `/live/`. */
export default function liveFrame({ generatedFilesDir, i18n }: LoadContext): Plugin {
  const { currentLocale, defaultLocale } = i18n;
  // `docusaurus start` has no output folder: its server serves this one.
  const servedFolder = path.join(generatedFilesDir, 'live');
  const development: ReturnType<NonNullable<Plugin['configureWebpack']>> & { devServer: unknown } =
    { devServer: { static: [{ directory: servedFolder, publicPath: `${brand.baseUrl}live` }] } };
  const write = async (folder: string): Promise<void> => {
    await writeLive(folder);
    for (const { name, liveFolder } of listVersionNames().map(readVersion)) {
      cpSync(liveFolder, path.join(folder, name), { recursive: true });
    }
  };
  return {
    name: 'live-frame',
    getPathsToWatch: () => [`${sources}/**/*.ts`],
    async loadContent() {
      if (process.env.NODE_ENV === 'development') await write(servedFolder);
    },
    contentLoaded({ actions }) {
      actions.setGlobalData({ base: `${brand.baseUrl}live/` } satisfies LiveData);
    },
    configureWebpack: () => development,
    async postBuild({ outDir }) {
      // When another plugin fails, Docusaurus exits, and esbuild would print its own state after it.
      process.once('exit', () => void stop());
      if (currentLocale === defaultLocale) await write(path.join(outDir, 'live'));
    },
  };
}
