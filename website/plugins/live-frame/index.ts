import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand, type Locale, locales } from '../../brand';
import { describeErrors } from './describeErrors';
import { liveFolder as sources } from './places';
import { writeLiveFiles } from './writeLiveFiles';

/** What the live panel is told at build. */
export interface LiveData {
  /** The address of the folder that holds the frames. */
  base: string;
}

function writeErrors(folder: string, locale: Locale): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `errors.${locale}.json`), JSON.stringify(describeErrors(locale)));
}

/** Serves at `/live/` the frames in which samples run, and what runs in them. */
export default function liveFrame({ generatedFilesDir, i18n }: LoadContext): Plugin {
  const { currentLocale, defaultLocale } = i18n;
  // `docusaurus start` has no output folder: its server reads this one.
  const servedFolder = path.join(generatedFilesDir, 'live');
  const development: ReturnType<NonNullable<Plugin['configureWebpack']>> & { devServer: unknown } =
    { devServer: { static: [{ directory: servedFolder, publicPath: '/live' }] } };
  const write = async (folder: string): Promise<void> => {
    await writeLiveFiles(folder, brand.baseUrl);
    for (const locale of locales) writeErrors(folder, locale);
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
      if (currentLocale === defaultLocale) await write(path.join(outDir, 'live'));
    },
  };
}
