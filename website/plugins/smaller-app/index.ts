import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { minimizers } from './minimizers';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const reactItself = /[\\/](react|react-dom|react-dom-client|scheduler)\.production\.js$/;
const aboutVersions =
  /theme[\\/](DocVersionBanner|DocVersionBadge|NavbarItem[\\/]DocsVersionDropdownNavbarItem)(\.js$|[\\/])/;
const usingReact = /@docusaurus|@mdx-js|website[\\/](src|live|plugins)|react-router-(dom|config)/;

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
