import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand, type Locale } from '../../brand';
import { localePrefixes, siteAddress } from '../../config/hosting';
import { writeSdkFiles } from './sdkFiles';
import { mcpTarball } from './servedFiles';

const linkText: Record<Locale, string> = { ko: '소개 문서로 이동', en: 'Go to the introduction' };

/** A redirect page, for hosts without redirects. */
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

/** Allows every crawler, and lists the sitemap of each language. */
export function renderRobots(homes: readonly string[]): string {
  const maps = homes.map((home) => `Sitemap: ${home}sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${maps.join('')}`;
}

/**
 * Serves files that are not pages: at `/sdk/` everything that pages load or install from there,
 * `robots.txt` at the root of the host, and at `/docs/` the redirect to the introduction, both in
 * the client and for hosts without redirects. Provides the address of the MCP server's package as
 * `@generated/site-files/default/mcp.json`.
 */
export default function siteFiles({ baseUrl, generatedFilesDir, i18n }: LoadContext): Plugin {
  const { currentLocale, defaultLocale } = i18n;
  // `docusaurus start` has no output folder: its server serves this one.
  const sdkFolder = path.join(generatedFilesDir, 'sdk');
  const development: ReturnType<NonNullable<Plugin['configureWebpack']>> & { devServer: unknown } =
    { devServer: { static: [{ directory: sdkFolder, publicPath: `${brand.baseUrl}sdk` }] } };
  return {
    name: 'site-files',
    async loadContent() {
      if (process.env.NODE_ENV === 'development') await writeSdkFiles(sdkFolder);
    },
    async contentLoaded({ actions }) {
      // As one string in the bundle, because a preview server replaces it with its own address.
      await actions.createData('mcp.json', JSON.stringify(`${siteAddress}/sdk/${mcpTarball}`));
      actions.addRoute({
        path: `${baseUrl}docs/`,
        exact: true,
        component: '@site/plugins/site-files/RedirectToIntroduction.tsx',
      });
    },
    configureWebpack: () => development,
    async postBuild({ outDir }) {
      const page = renderRedirectPage(currentLocale as Locale, `${baseUrl}docs/introduction/`);
      await writeFile(path.join(outDir, 'docs/index.html'), page);
      if (currentLocale !== defaultLocale) return;
      const site = brand.publicUrl + brand.baseUrl;
      const homes = Object.values(localePrefixes).map((prefix) => site + prefix.slice(1));
      await writeFile(path.join(outDir, 'robots.txt'), renderRobots(homes));
      await writeSdkFiles(path.join(outDir, 'sdk'));
    },
  };
}
