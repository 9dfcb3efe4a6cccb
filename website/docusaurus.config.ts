import { fileURLToPath } from 'node:url';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Config } from '@docusaurus/types';
import { apiFactsPlugin } from 'api-facts';
import { deferredHydration, pageTemplate } from 'deferred-hydration';
import { pageChecksPlugin, translationsPlugin } from 'docs-parity';
import searchPlugin from 'korean-docs-search/docusaurus';
import { samplesPlugin } from 'runnable-samples';
import { brand, type Locale } from './brand';
import { apiFacts } from './config/apiFacts';
import { checkBrand } from './config/checkBrand';
import { docsParity } from './config/docsParity';
import { hydration } from './config/hydration';
import { websiteFolder } from './config/paths';
import { samples } from './config/samples';
import { searchOptions } from './config/search';
import { stylesheetFiles, themeConfig } from './config/theme';
import { checkVersions, isOtherVersion } from './config/versions';
import bundler from './plugins/bundler';
import changelogFeed from './plugins/site-files/changelogFeed';
import forAssistants from './plugins/for-assistants';
import generatedData from './plugins/generated-data';
import liveFrame from './plugins/live-frame';
import { remarkBelowFold, remarkBeside } from './plugins/markdown/layout';
import remarkComponents from './plugins/markdown/remarkComponents';
import { remarkLongNames, remarkParticles } from './plugins/markdown/typography';
import siteFiles from './plugins/site-files';
import socialCards from './plugins/social-cards';

checkBrand(brand, fileURLToPath(new URL('./static', import.meta.url)));
checkVersions();

// `docusaurus start` without a locale sets the string "undefined" here.
const locale: Locale = process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'ko';

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [
    apiFacts.remarkPlugin,
    samples.remarkPlugin,
    remarkBeside,
    remarkComponents,
    remarkLongNames,
    remarkParticles,
    remarkBelowFold,
  ],
};

const sitemap: SitemapOptions = {
  async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
    const items = await defaultCreateSitemapItems(params);
    const { baseUrl, url } = params.siteConfig;
    return items.filter((item) => !isOtherVersion(item.url.slice(`${url}${baseUrl}`.length)));
  },
};

const config: Config = {
  title: brand.productName[locale],
  tagline: brand.tagline[locale],
  favicon: brand.logo.path,
  url: brand.publicUrl,
  baseUrl: brand.baseUrl,
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  // The message of deferred-hydration covers both languages.
  baseUrlIssueBanner: false,
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    // Keeps `{#id}` after headings, whatever a later default is.
    mdx1Compat: { headingIds: true },
  },
  i18n: {
    defaultLocale: 'ko',
    locales: ['ko', 'en'],
    localeConfigs: {
      ko: { label: '한국어', htmlLang: 'ko', direction: 'ltr' },
      // Set here, because a build of one language does not set it.
      en: { label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: `${brand.baseUrl}en/` },
    },
  },
  future: {
    // Listed by name: `v4: true` enables more with each version, such as other storage keys.
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true },
    experimental_faster: true,
  },
  plugins: [
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' }],
    ['@docusaurus/plugin-sitemap', sitemap],
    (context) => samplesPlugin(context, samples),
    siteFiles,
    changelogFeed,
    liveFrame,
    () => apiFactsPlugin(apiFacts, [`${websiteFolder}/docs`, `${websiteFolder}/i18n`]),
    generatedData,
    (context) => pageChecksPlugin(context, docsParity),
    () => translationsPlugin(docsParity),
    bundler,
    (context) => deferredHydration(context, hydration),
    socialCards,
    (context) => searchPlugin(context, searchOptions),
    forAssistants,
  ],
  ssrTemplate: pageTemplate(),
  headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: '#fff' } }],
  clientModules: [
    './src/clientModules/prepareDom.ts',
    './src/clientModules/registerServiceWorker.ts',
    './src/clientModules/setThemeColor.ts',
    './src/clientModules/updateLanguageLinks.ts',
    './src/clientModules/announcePage.ts',
  ],
  themes: [['@docusaurus/theme-classic', { customCss: stylesheetFiles }]],
  themeConfig: themeConfig(locale),
};

export default config;
