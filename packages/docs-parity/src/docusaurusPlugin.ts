import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatProblem } from 'docs-kit';
import { checkPages } from './checkPages';
import type { ParityOptions } from './options';
import { readChanged } from './readSite';

/**
 * A Docusaurus plugin that fails the build, or the page being edited, when a page breaks a rule.
 */
export function pageChecksPlugin(
  { i18n }: Pick<LoadContext, 'i18n'>,
  options: ParityOptions,
): Plugin {
  const read = readChanged();
  const isFirst = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'page-checks',
    // Both languages are checked together, so once is enough.
    ...(isFirst && {
      async loadContent() {
        const { problems } = await checkPages(options, read);
        if (problems.length === 0) return;
        const lines = problems.map(formatProblem).join('\n');
        throw new Error(`The pages are not as they should be.\n${lines}`);
      },
      getPathsToWatch: () => [
        options.sidebarFile,
        ...Object.values(options.pages).map((folder) => `${folder}/**/*.mdx`),
      ],
    }),
  };
}
