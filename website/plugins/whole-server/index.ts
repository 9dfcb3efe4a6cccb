import type { Plugin } from '@docusaurus/types';

/**
 * Makes one file of what draws the pages. It is made, loaded and thrown away within a build, which
 * else writes, finds and reads a file for each page, and none of them is ever waited for.
 */
export default function wholeServer(): Plugin {
  return {
    name: 'whole-server',
    configureWebpack: (_configuration, isServer) =>
      isServer ? { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } } : {},
  };
}
