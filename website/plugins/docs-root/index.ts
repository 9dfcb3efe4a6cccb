import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand, type Locale } from '../../brand';

const linkText: Record<Locale, string> = { ko: '소개 문서로 이동', en: 'Go to the introduction' };

/** A page that only leads elsewhere, for hosts that cannot redirect. */
function renderRedirectPage(locale: Locale, path: string): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${brand.productName[locale]}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${brand.publicUrl}${path}">
<meta http-equiv="refresh" content="0; url=${path}">
<a href="${path}">${linkText[locale]}</a>
`;
}

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
