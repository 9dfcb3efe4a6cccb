import type { LoadContext, Plugin } from '@docusaurus/types';
import { frameOf } from './frameOf';
import { readRouteChunks } from './readRouteChunks';

/**
 * Makes one file of what every documentation page needs besides its text. Docusaurus makes one of
 * each layout around a page and of its data, up to ten that are never wanted alone.
 */
export default function pageFrame({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'page-frame',
    configureWebpack(_configuration, isServer) {
      if (isServer) return {};
      const [main, ...others] = frameOf(readRouteChunks(generatedFilesDir));
      const names = new Set([main, ...others]);
      const frame = {
        // The name of a chunk that a page asks for, so that it is prefetched with the page.
        name: main,
        chunks: ({ name }: { name?: string | null }) => names.has(name ?? undefined),
        type: /^(javascript|json)/,
        enforce: true,
        minChunks: 1,
        priority: 45,
      };
      // The bundler would take what came from packages out of it again.
      const cacheGroups = { frame, defaultVendors: false as const };
      return { optimization: { splitChunks: { cacheGroups } } };
    },
  };
}
