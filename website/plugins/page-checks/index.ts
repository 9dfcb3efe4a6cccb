import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatProblem } from 'docs-kit';
import { checkPages } from './checkPages';
import { sidebarFile } from './rules/inSidebar';
import { pageFolders } from './site/pageFolders';
import { readChanged } from './site/readChanged';

const read = readChanged();

async function assertPages(): Promise<void> {
  const { problems } = await checkPages(read);
  if (problems.length === 0) return;
  throw new Error(
    `The pages are not as they should be.\n${problems.map(formatProblem).join('\n')}`,
  );
}

/** Stops the build when a page is not as it should be; while pages are written, at once. */
export default function pageChecksPlugin({ i18n }: LoadContext): Plugin {
  const isFirst = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'page-checks',
    // Both languages are looked at together, so once is enough.
    ...(isFirst && {
      loadContent: assertPages,
      getPathsToWatch: () => [
        sidebarFile,
        ...Object.values(pageFolders).map((folder) => `${folder}/**/*.mdx`),
      ],
    }),
  };
}
