import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

/** Keeps the theme's own highlighter, a quarter of its script, out of every page. */
export default function noBrowserHighlighterPlugin(): Plugin {
  return {
    name: 'no-browser-highlighter',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': fileURLToPath(new URL('./absentPrism.ts', import.meta.url)),
        },
      },
    }),
  };
}
