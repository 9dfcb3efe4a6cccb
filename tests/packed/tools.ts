import { fileURLToPath } from 'node:url';

const tool = (path: string): string =>
  fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

/**
 * The compilers and bundlers for the tarball: this repository's own, so that nothing is downloaded.
 */
export const tools = {
  tsc: tool('typescript/bin/tsc'),
  vite: tool('vite/bin/vite.js'),
  webpack: tool('webpack/lib/index.js'),
  rspack: tool('@rspack/core/dist/index.js'),
};
