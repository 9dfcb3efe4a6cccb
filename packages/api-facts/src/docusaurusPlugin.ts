import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import type { ApiFacts } from '.';
import { formatReferenceProblem } from './problems';

const loader = fileURLToPath(new URL('./dependOnFolders.cjs', import.meta.url));

/**
 * A Docusaurus plugin that keeps the facts on pages in sync with the sources, and fails the build
 * when docstrings, tables and descriptions disagree.
 *
 * @param pages - The folders of the pages, which are compiled again when the sources change
 */
export function apiFactsPlugin({ check, folders }: ApiFacts, pages: readonly string[]): Plugin {
  return {
    name: 'api-facts',
    getPathsToWatch: () => folders.map((folder) => `${folder}/**/*.{ts,tsx,json}`),
    async loadContent() {
      const problems = check().map(formatReferenceProblem);
      if (problems.length === 0) return;
      throw new Error(`The reference is not what the SDK is.\n${problems.join('\n')}`);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Without this the theme's own rule for stray pages has no folder to leave out.
            include: [...pages],
            enforce: 'pre',
            use: [{ loader, options: { folders } }],
          },
        ],
      },
    }),
  };
}
