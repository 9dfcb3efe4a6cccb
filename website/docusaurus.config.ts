import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { brand, type Locale } from './brand';
import noBrowserHighlighter from './plugins/no-browser-highlighter';
import samples from './plugins/samples';
import remarkSamples from './plugins/samples/remarkSamples';

const locale = (process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'ko') as Locale;

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [remarkSamples],
};

const themeConfig: UserThemeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  // Nothing highlights in the browser; without this the default theme's colours ship unused.
  prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
  navbar: {
    title: brand.productName.ko,
    hideOnScroll: true,
    items: [
      { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs' },
      { type: 'search', position: 'right' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  footer: {
    links: [{ label: 'Docs', to: '/docs/introduction' }],
    copyright: `Copyright © ${new Date().getFullYear()} ${brand.company.ko}`,
  },
};

const config: Config = {
  title: brand.productName.ko,
  tagline: brand.tagline[locale] ?? brand.tagline.ko,
  url: brand.publicUrl,
  baseUrl: brand.baseUrl,
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  i18n: {
    defaultLocale: 'ko',
    locales: ['ko', 'en'],
    localeConfigs: {
      ko: { label: '한국어', htmlLang: 'ko', direction: 'ltr' },
      en: { label: 'English', htmlLang: 'en', direction: 'ltr' },
    },
  },
  future: { v4: true, experimental_faster: true },
  plugins: [
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' }],
    '@docusaurus/plugin-sitemap',
    samples,
    noBrowserHighlighter,
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      { customCss: ['./src/css/tokens.css', './src/css/code-tokens.css', './src/css/site.css'] },
    ],
  ],
  themeConfig,
};

export default config;
