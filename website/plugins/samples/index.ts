import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Locale } from '../../brand';
import { siteAddress } from '../../config/hosting';
import { type FrozenVersion, versionOfFile } from '../../config/versions';
import {
  integrityOf,
  integrityOfContent,
  readSdkVersion,
  servedScripts,
} from '../site-files/servedFiles';
import { localizeSample, readStrings } from './localizeSample';
import {
  agentFolder,
  pluginFolder,
  samplesRecordFile,
  samplesFolder,
  sdkFolder,
  stringsFolder,
} from './paths';
import { verificationOf } from './verification';
import { readExpectation } from './readExpectation';
import { type PlaceholderValues, renderSample } from './renderSample';

/** The values of placeholders in this site's samples, or in those of a frozen version. */
export function placeholderValues(version?: FrozenVersion): PlaceholderValues {
  return {
    site: siteAddress,
    version: version?.name ?? readSdkVersion(),
    integrity: version
      ? (name) => integrityOfContent(readFileSync(path.join(version.sdkFolder, name)))
      : integrityOf,
  };
}

/** What the loader is given. */
export interface SampleLoaderOptions {
  /** Creates the module of a sample. */
  load: (file: string, query: string, source: string) => Promise<string>;
  /** Files whose change invalidates all samples. */
  dependencies: string[];
  /** Folders whose change invalidates them too. */
  folders: string[];
}

/** Makes `import sample from '@site/samples/NAME?sample'` return a highlighted sample. */
export default function samplesPlugin({ i18n }: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const strings = readStrings(locale);
  const options: SampleLoaderOptions = {
    async load(file, query, source) {
      const version = versionOfFile(file);
      const folder = version?.samplesFolder ?? samplesFolder;
      const name = path.relative(folder, file).split(path.sep).join('/');
      const asked = Object.fromEntries(new URLSearchParams(query));
      const sample = await renderSample(
        name,
        localizeSample(source, version?.strings[locale] ?? strings),
        asked,
        placeholderValues(version),
      );
      const problem = readExpectation(folder, name)?.problem;
      const proof = version ? version.verifications[name] : verificationOf(name);
      return `export default ${JSON.stringify({ ...sample, ...proof, problem })};`;
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
      path.dirname(samplesRecordFile),
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
