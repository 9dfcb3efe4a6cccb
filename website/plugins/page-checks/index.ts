import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { checkBeside } from './checkBeside';
import { checkPages, formatProblem } from './checkPages';
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
  const isBuild = process.env.NODE_ENV === 'production';
  let checked: Promise<void> | undefined;
  return {
    name: 'page-checks',
    // Both languages are looked at together, so once is enough.
    ...(isFirst &&
      !isBuild && {
        loadContent: assertPages,
        getPathsToWatch: () => [
          sidebarFile,
          ...Object.values(pageFolders).map((folder) => `${folder}/**/*.mdx`),
        ],
      }),
    configureWebpack: () => ({
      plugins: [
        {
          // Once the pages are compiled, what the checks ask of them is kept.
          apply: ({ hooks }: Compiler) =>
            hooks.emit.tapPromise('page-checks', async () => {
              if (isFirst && isBuild) await (checked ??= checkBeside());
            }),
        },
      ],
    }),
  };
}
