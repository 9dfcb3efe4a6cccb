import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
              {
                test: /PendingNavigation\.js$/,
                include: /@docusaurus[\\/]core/,
                enforce: 'pre' as const,
                loader: here('./showAtOnce.cjs'),
              },
              {
                test: /useWindowSize\.js$/,
                include: /@docusaurus[\\/]theme-common/,
                enforce: 'pre' as const,
                loader: here('./knowSize.cjs'),
              },
            ],
      },
    }),
  };
}
