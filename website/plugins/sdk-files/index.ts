import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeSdkFiles } from './writeSdkFiles';

/** Serves at `/sdk/` what the pages say can be loaded and installed from there. */
export default function sdkFilesPlugin(context: LoadContext): Plugin {
  const { currentLocale, defaultLocale } = context.i18n;
  // `docusaurus start` has no output folder: its server reads this one.
  const liveFolder = path.join(context.generatedFilesDir, 'sdk');
  const development: ReturnType<NonNullable<Plugin['configureWebpack']>> & { devServer: unknown } =
    {
      devServer: { static: [{ directory: liveFolder, publicPath: '/sdk' }] },
    };
  return {
    name: 'sdk-files',
    async loadContent() {
      if (process.env.NODE_ENV === 'development') await writeSdkFiles(liveFolder);
    },
    configureWebpack: () => development,
    async postBuild({ outDir }) {
      if (currentLocale === defaultLocale) await writeSdkFiles(path.join(outDir, 'sdk'));
    },
  };
}
