import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * Settings of the bundler that no other plugin needs. Aliases keep out of the app what its readers
 * never use: the theme's highlighter in the browser, a quarter of its script, for ours works at build
 * time; and the progress bar's package, for which a file of thirty lines is enough.
 */
export default function bundler({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack: ({ mode }, isServer) => ({
      resolve: {
        alias: {
          'prism-react-renderer$': here('./absentPrism.ts'),
          ...(!isServer && { nprogress$: here('./progressBar.ts') }),
        },
      },
      // The two languages share one port in development: each needs a socket address of its own.
      ...(mode === 'development' && {
        devServer: { webSocketServer: { type: 'ws', options: { path: `${baseUrl}ws` } } },
      }),
    }),
  };
}
