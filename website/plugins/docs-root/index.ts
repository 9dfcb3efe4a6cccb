import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Locale } from '../../brand';
import { renderRedirectPage } from './renderRedirectPage';

/** Makes `/docs/` lead to the introduction, in the client and on hosts that cannot redirect. */
export default function docsRoot({ baseUrl, i18n }: LoadContext): Plugin {
  return {
    name: 'docs-root',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${baseUrl}docs/`,
        exact: true,
        component: '@site/plugins/docs-root/RedirectToIntroduction.tsx',
      });
    },
    async postBuild({ outDir }) {
      const page = renderRedirectPage(i18n.currentLocale as Locale, `${baseUrl}docs/introduction/`);
      await writeFile(join(outDir, 'docs/index.html'), page);
    },
  };
}
