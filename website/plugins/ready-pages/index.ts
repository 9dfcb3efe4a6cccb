import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const trim = (test: RegExp, include: RegExp, loader: string) => ({
  test,
  include,
  enforce: 'pre' as const,
  loader: here(`./${loader}`),
});

/** Has the scripts of the next pages run while nothing else is to do, and shows such a page at once. */
export default function readyPages(): Plugin {
  return {
    name: 'ready-pages',
    getClientModules: () => [here('./readyPages.ts')],
    configureWebpack: (_configuration, isServer) => ({
      module: {
        rules: isServer
          ? []
          : [
              trim(/PendingNavigation\.js$/, /@docusaurus[\\/]core/, 'showAtOnce.cjs'),
              trim(/useWindowSize\.js$/, /@docusaurus[\\/]theme-common/, 'knowSize.cjs'),
              trim(/scrollUtils\.js$/, /@docusaurus[\\/]theme-common/, 'readScrollOnce.cjs'),
              trim(
                /(useHideableNavbar|useBackToTopButton)\.js$/,
                /@docusaurus[\\/]theme-common/,
                'hearNextScroll.cjs',
              ),
              trim(/react-dom-client\.production\.js$/, /node_modules/, 'waitWithEffects.cjs'),
            ],
      },
    }),
  };
}
