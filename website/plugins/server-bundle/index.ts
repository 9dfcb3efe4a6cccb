import type { Plugin } from '@docusaurus/types';

/**
 * Puts what several pages need into one file of the bundle that draws them at build. Docusaurus has
 * each page bring its own: five hundred copies of every component, written, read and compiled.
 */
export default function serverBundle(): Plugin {
  const shared = { name: 'shared', minChunks: 2, enforce: true };
  const cacheGroups = { default: false, defaultVendors: false, shared } as const;
  return {
    name: 'server-bundle',
    configureWebpack(_configuration, isServer) {
      if (!isServer) return {};
      return { optimization: { splitChunks: { chunks: 'async', cacheGroups } } };
    },
  };
}
