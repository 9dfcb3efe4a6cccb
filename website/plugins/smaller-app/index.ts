import { fileURLToPath } from 'node:url';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Docusaurus's own writes for browsers of 2009, in ASCII alone: six letters for each of Hangul.
const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: {
    ecma: 2020,
    compress: { ecma: '2020', passes: 3 },
    format: { ecma: 2020, comments: false },
  },
});

/** Takes out of the app, as the browser gets it, what no reader of this site needs, and one leak. */
export default function smallerApp({ generatedFilesDir }: LoadContext): Plugin {
  const trim = (test: RegExp, include: string | RegExp, loader: string) => ({
    test,
    include,
    enforce: 'pre' as const,
    loader: here(`./${loader}.cjs`),
  });
  return {
    name: 'smaller-app',
    configureWebpack({ mode, optimization }, isServer) {
      if (isServer) return {};
      const [, forStyles] = optimization?.minimizer ?? [];
      return {
        ...(mode === 'production' && {
          mergeStrategy: { 'optimization.minimizer': 'replace' },
          optimization: { minimizer: [minimizer, forStyles] },
        }),
        resolve: {
          alias: {
            tslib$: here('./importHelpers.ts'),
            history$: here('./browserHistory.js'),
            'hoist-non-react-statics$': here('./hoistNothing.ts'),
            nprogress$: here('./progressBar.ts'),
            'react-helmet-async$': here('./head/index.tsx'),
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
            trim(/docusaurus\.config\.mjs$/, generatedFilesDir, 'trimConfig'),
            trim(/codeTranslations\.json$/, generatedFilesDir, 'trimTranslations'),
            trim(/site-metadata\.json$/, generatedFilesDir, 'trimMetadata'),
            trim(/[\\/]p[\\/][^\\/]+\.json$/, generatedFilesDir, 'trimVersion'),
            trim(/[\\/]registry\.js$/, generatedFilesDir, 'trimRegistry'),
            trim(/exports[\\/]Link\.js$/, /@docusaurus[\\/]core/, 'disconnectLinks'),
            trim(/clientEntry\.js$/, /@docusaurus[\\/]core/, 'trimHashRouter'),
            trim(/BaseUrlIssueBanner[\\/]index\.js$/, /@docusaurus[\\/]core/, 'trimBanner'),
            trim(/esm[\\/]react-router\.js$/, /node_modules/, 'trimContext'),
            trim(/\.[jt]sx?$/, /@docusaurus[\\/]theme|website[\\/]src/, 'trimDescriptions'),
          ],
        },
      };
    },
  };
}
