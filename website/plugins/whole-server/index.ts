import type { Plugin } from '@docusaurus/types';

/** Off is what makes a bundle small, names its files by what is in them, or loads no part of it twice. */
const notForReaders = {
  usedExports: false,
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
  removeAvailableModules: false,
};

/**
 * Makes one file of what draws the pages, as it is written. It is made, loaded and thrown away within
 * a build, which else writes, finds and reads a file for each page, and none of them is ever waited
 * for.
 */
export default function wholeServer(): Plugin {
  return {
    name: 'whole-server',
    configureWebpack: (_configuration, isServer) =>
      isServer
        ? {
            optimization: notForReaders,
            module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
          }
        : {},
  };
}
