import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Locale } from 'docs-kit';
import type { Samples } from '.';
import { localizeSample } from './localizeSample';
import { renderSample } from './renderSample';

const ownFolder = fileURLToPath(new URL('.', import.meta.url));
const loader = fileURLToPath(new URL('./loader.cjs', import.meta.url));

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
export function samplesPlugin({ i18n }: LoadContext, samples: Samples): Plugin {
  const locale = i18n.currentLocale as Locale;
  const { options } = samples;
  const strings = samples.strings(locale);
  const loaderOptions: SampleLoaderOptions = {
    async load(file, query, source) {
      const frozen = options.frozen?.(file);
      const folder = frozen?.samplesFolder ?? options.samplesFolder;
      const name = path.relative(folder, file).split(path.sep).join('/');
      const sample = await renderSample(
        name,
        localizeSample(source, frozen?.strings[locale] ?? strings),
        Object.fromEntries(new URLSearchParams(query)),
        options.placeholders(file),
        samples.highlight,
      );
      const problem = samples.expectation(name, folder)?.problem;
      const proof = frozen ? frozen.verifications[name] : samples.verificationOf(name);
      return `export default ${JSON.stringify({ ...sample, ...proof, problem })};`;
    },
    dependencies: [
      ...readdirSync(ownFolder)
        .filter((name) => /\.(?:ts|cjs)$/.test(name))
        .map((name) => path.join(ownFolder, name)),
      ...options.placeholderFiles,
    ],
    folders: [
      options.samplesFolder,
      ...Object.values(options.stringFiles).map((file) => path.dirname(file)),
      path.join(options.sdk.folder, 'src'),
      path.join(options.agent.folder, 'src'),
      path.dirname(options.recordFile),
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
            use: [{ loader, options: loaderOptions }],
          },
        ],
      },
    }),
  };
}
