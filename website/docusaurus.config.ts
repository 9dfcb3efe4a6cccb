import { fileURLToPath } from 'node:url';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config } from '@docusaurus/types';
import { checkBrand } from './config/checkBrand';
import { stylesheetFiles } from './config/stylesheet-files';
import { themeConfig } from './config/theme';
import { brand, type Locale } from './brand';
import devSocket from './plugins/dev-socket';
import docsRoot from './plugins/docs-root';
import editorNames from './plugins/editor-names';
import browserOnly from './plugins/browser-only';
import bundlerCache from './plugins/bundler-cache';
import classNames from './plugins/class-names';
import generatedModules from './plugins/generated-modules';
import remarkLongNames from './plugins/long-names/remarkLongNames';
import lastOutput from './plugins/last-output';
import liveFrame from './plugins/live-frame';
import noBrowserHighlighter from './plugins/no-browser-highlighter';
import readyPages from './plugins/ready-pages';
import samples from './plugins/samples';
import remarkSamples from './plugins/samples/remarkSamples';
import pageChecks from './plugins/page-checks';
import remarkKeepPage from './plugins/page-checks/remarkKeepPage';
import recmaReadOnce from './plugins/page-components/recmaReadOnce';
import recmaTrustComponents from './plugins/page-components/recmaTrustComponents';
import { takeCompiler } from './plugins/page-compiler/takeCompiler';
import remarkComponents from './plugins/page-components/remarkComponents';
import pageFrame from './plugins/page-frame';
import pageModules from './plugins/page-modules';
import remarkParticles from './plugins/particles/remarkParticles';
import portrait from './plugins/portrait';
import quickRoutes from './plugins/quick-routes';
import robots from './plugins/robots';
import sdkReference from './plugins/sdk-reference';
import search from './plugins/search';
import serverHead from './plugins/server-head';
import serverText from './plugins/server-text';
import smallerApp from './plugins/smaller-app';
import socialCards from './plugins/social-cards';
import sdkFiles from './plugins/sdk-files';
import startOnIntent from './plugins/start-on-intent';
import { pageTemplate } from './plugins/start-on-intent/pageTemplate';
import stylesheets from './plugins/stylesheets';
import translations from './plugins/translations';
import wholeServer from './plugins/whole-server';

checkBrand(brand, fileURLToPath(new URL('./static', import.meta.url)));
takeCompiler();

// `docusaurus start` without a locale leaves the text "undefined" here.
const locale: Locale = process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'ko';

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [
    remarkKeepPage,
    remarkSamples,
    remarkComponents,
    remarkLongNames,
    remarkParticles,
  ],
  recmaPlugins: [recmaReadOnce, recmaTrustComponents],
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
  // Ours speaks both languages: plugins/start-on-intent/wrong-place.
  baseUrlIssueBanner: false,
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  i18n: {
    defaultLocale: 'ko',
    locales: ['ko', 'en'],
    localeConfigs: {
      ko: { label: '한국어', htmlLang: 'ko', direction: 'ltr' },
      // Said here, for a build of one language alone has none of its own.
      en: { label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: `${brand.baseUrl}en/` },
    },
  },
  future: { v4: true, experimental_faster: true },
  plugins: [
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' }],
    '@docusaurus/plugin-sitemap',
    samples,
    sdkFiles,
    liveFrame,
    sdkReference,
    editorNames,
    portrait,
    pageChecks,
    translations,
    generatedModules,
    noBrowserHighlighter,
    stylesheets,
    classNames,
    startOnIntent,
    pageFrame,
    pageModules,
    quickRoutes,
    readyPages,
    serverHead,
    serverText,
    wholeServer,
    smallerApp,
    socialCards,
    docsRoot,
    robots,
    devSocket,
    browserOnly,
    bundlerCache,
    lastOutput,
    search,
  ],
  ssrTemplate: pageTemplate(),
  headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: '#fff' } }],
  clientModules: [
    './src/clientModules/trustOwnContent.ts',
    './src/clientModules/bearForeignChanges.ts',
    './src/clientModules/keepForOffline.ts',
    './src/clientModules/colourBrowserFrame.ts',
    './src/clientModules/carryAddress.ts',
  ],
  themes: [['@docusaurus/theme-classic', { customCss: stylesheetFiles }]],
  themeConfig: themeConfig(locale),
};

export default config;
