import type { Plugin } from '@docusaurus/types';

/** What only ever runs once a reader edits a sample, and is large. */
const packages = ['@codemirror', '@lezer', 'sucrase'];

/** Leaves out of the server's bundle what no page is drawn with: it would be compiled all the same. */
export default function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    configureWebpack: (_configuration, isServer) => ({
      resolve: { alias: isServer ? Object.fromEntries(packages.map((name) => [name, false])) : {} },
    }),
  };
}
