import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand, type Locale } from '../../brand';
import { integrityOf, readSdkVersion, servedScripts } from '../site-files/servedFiles';
import type { PlaceholderValues } from './fillPlaceholders';
import { localizeSample, readStrings } from './localizeSample';
import {
  agentFolder,
  pluginFolder,
  proofFile,
  samplesFolder,
  sdkFolder,
  stringsFolder,
} from './places';
import { proofOf } from './proofOf';
import { renderSample } from './renderSample';

/** What the placeholders of this site's samples stand for. */
export function placeholderValues(): PlaceholderValues {
  return {
    site: new URL(brand.baseUrl, brand.publicUrl).href.replace(/\/$/, ''),
    version: readSdkVersion(),
    integrity: integrityOf,
  };
}

/** What the loader is given. */
export interface SampleLoaderOptions {
  /** Makes the module of a sample. */
  load: (file: string, query: string, source: string) => Promise<string>;
  /** Files whose change makes every sample be rendered again. */
  dependencies: string[];
  /** Folders whose change does. */
  folders: string[];
}

/** Makes `import sample from '@site/samples/NAME?sample'` give a highlighted sample. */
export default function samplesPlugin({ i18n }: LoadContext): Plugin {
  const strings = readStrings(i18n.currentLocale as Locale);
  const options: SampleLoaderOptions = {
    async load(file, query, source) {
      const name = path.relative(samplesFolder, file).split(path.sep).join('/');
      const asked = Object.fromEntries(new URLSearchParams(query));
      const sample = await renderSample(
        name,
        localizeSample(source, strings),
        asked,
        placeholderValues(),
      );
      return `export default ${JSON.stringify({ ...sample, ...proofOf(name) })};`;
    },
    dependencies: [
      ...readdirSync(pluginFolder).map((file) => path.join(pluginFolder, file)),
      ...servedScripts.map(({ source }) => source),
    ],
    folders: [
      samplesFolder,
      path.join(stringsFolder, i18n.currentLocale),
      path.join(sdkFolder, 'src'),
      path.join(agentFolder, 'src'),
      path.dirname(proofFile),
    ],
  };
  return {
    name: 'samples',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?sample(&|$)/,
            type: 'javascript/auto',
            use: [{ loader: path.join(pluginFolder, 'loader.cjs'), options }],
          },
        ],
      },
    }),
  };
}
