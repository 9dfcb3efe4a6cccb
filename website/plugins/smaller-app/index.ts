import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { frameOf } from '../page-frame/frameOf';
import { readRouteChunks } from '../page-frame/readRouteChunks';

const { SwcJsMinimizerRspackPlugin: Minimizer } = rspack;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const reactItself = /[\\/](react|react-dom|react-dom-client|scheduler)\.production\.js$/;
const aboutVersions =
  /theme[\\/](DocVersionBanner|DocVersionBadge|NavbarItem[\\/]DocsVersionDropdownNavbarItem)(\.js$|[\\/])/;
const usingReact = /@docusaurus|@mdx-js|website[\\/](src|live|plugins)|react-router-(dom|config)/;

// Docusaurus's own writes for browsers of 2009, in ASCII alone: six letters for each of Hangul.
function minimize(
  which: object,
  { passes = 3, preamble = '' } = {},
): InstanceType<typeof Minimizer> {
  return new Minimizer({
    ...which,
    minimizerOptions: {
      ecma: 2020,
      compress: { ecma: '2020', passes, pure_funcs: ['Symbol.for'] },
      format: { ecma: 2020, comments: false, preamble },
    },
  });
}

/**
 * Has a browser make ready, beside the page and while it loads, all functions of the scripts that
 * every page needs. It would make each ready as it is first called: a third of the app's start. The
 * texts of pages are minified in one pass: two more save 40 bytes of each, and take most of the time.
 */
function minimizers(generatedFolder: string): InstanceType<typeof Minimizer>[] {
  const chunks = readRouteChunks(generatedFolder);
  const [frame = ''] = frameOf(chunks);
  const named = (...names: string[]): RegExp => new RegExp(`/(${names.join('|')})\\.\\w+\\.js$`);
  const ofEveryPage = named('main', frame);
  const contents = [...chunks.values()].map(({ content }) => content);
  const texts = named(...contents.filter((name) => typeof name === 'string'));
  return [
    minimize({ include: ofEveryPage }, { preamble: '//# allFunctionsCalledOnLoad\n' }),
    minimize({ include: texts }, { passes: 1 }),
    minimize({ exclude: [ofEveryPage, texts] }),
  ];
}

/** Takes out of the app, as the browser gets it, what no reader of this site needs, and one leak. */
export default function smallerApp({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  const trim = (test: RegExp, include: string | RegExp, loader: string) => ({
    test,
    include,
    enforce: 'pre' as const,
    loader: here(`./${loader}`),
  });
  const forOneVersion = existsSync(join(siteDir, 'versions.json'))
    ? []
    : [
        trim(aboutVersions, /theme-classic[\\/]lib/, 'leaveOutVersions.cjs'),
        trim(/codeTranslations\.json$/, generatedFilesDir, 'trimVersionWords.cjs'),
      ];
  return {
    name: 'smaller-app',
    configureWebpack({ mode, optimization }, isServer) {
      if (isServer) return {};
      const [, forStyles] = optimization?.minimizer ?? [];
      return {
        ...(mode === 'production' && {
          mergeStrategy: { 'optimization.minimizer': 'replace' },
          optimization: { minimizer: [...minimizers(generatedFilesDir), forStyles] },
        }),
        resolve: {
          alias: {
            tslib$: here('./importHelpers.ts'),
            history$: here('./browserHistory.js'),
            'hoist-non-react-statics$': here('./hoistNothing.ts'),
            nprogress$: here('./progressBar.ts'),
            'react-helmet-async$': here('./head/index.tsx'),
            'react-router-dom$': here('./router/index.ts'),
            'path-to-regexp$': here('./pathToRegexp.ts'),
            'react-loadable$': here('./loadable/index.tsx'),
            ...(mode === 'production' && {
              'prop-types$': here('./noChecks.ts'),
              'react-is$': here('./noChecks.ts'),
            }),
          },
        },
        module: {
          rules: [
            ...forOneVersion,
            trim(/docusaurus\.config\.mjs$/, generatedFilesDir, 'trimConfig.cjs'),
            trim(/codeTranslations\.json$/, generatedFilesDir, 'trimTranslations.cjs'),
            trim(/site-metadata\.json$/, generatedFilesDir, 'trimMetadata.cjs'),
            trim(/[\\/]registry\.js$/, generatedFilesDir, 'trimRegistry.cjs'),
            trim(/[\\/]p[\\/][^\\/]+\.json$/, generatedFilesDir, 'trimVersion.cjs'),
            trim(/exports[\\/]Link\.js$/, /@docusaurus[\\/]core/, 'disconnectLinks.cjs'),
            trim(/clientEntry\.js$/, /@docusaurus[\\/]core/, 'trimHashRouter.cjs'),
            trim(/BaseUrlIssueBanner[\\/]index\.js$/, /@docusaurus[\\/]core/, 'trimBanner.cjs'),
            trim(/esm[\\/]history\.js$/, /node_modules/, 'trimHistory.cjs'),
            trim(/esm[\\/]react-router\.js$/, /node_modules/, 'trimContext.cjs'),
            trim(reactItself, /node_modules/, 'react/trimReact.mjs'),
            trim(/\.[jt]sx?$/, usingReact, 'react/refuseAbsent.mjs'),
            trim(/\.[jt]sx?$/, /@docusaurus[\\/]theme|website[\\/]src/, 'trimDescriptions.cjs'),
          ],
        },
      };
    },
  };
}
