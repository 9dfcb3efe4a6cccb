import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Gives the hot reload of each language a socket address of its own, below its base URL.
 * `npm run dev` puts both languages behind one port, where the usual `/ws` would name either.
 */
export default function devSocket({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'dev-socket',
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      const webSocketServer = { type: 'ws', options: { path: `${baseUrl}ws` } };
      return { devServer: { webSocketServer } } as object;
    },
  };
}
