import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { MustBeRead } from '../server-head/MustBeRead';

const drawing = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]renderToHtml\.js$/;

/**
 * Lets the server draw a page at once. Docusaurus has it drawn into a stream, in pieces of two kilobytes
 * that are written as bytes and read as text again, for a page may have parts to wait for.
 */
export default function serverText(): Plugin {
  return {
    name: 'server-text',
    configureWebpack: (_configuration, isServer) =>
      isServer
        ? {
            module: {
              rules: [
                {
                  test: drawing,
                  enforce: 'pre' as const,
                  loader: fileURLToPath(new URL('./atOnce.cjs', import.meta.url)),
                },
              ],
            },
            plugins: [new MustBeRead(drawing)],
          }
        : {},
  };
}
