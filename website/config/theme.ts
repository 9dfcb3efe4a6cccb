import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { brand, type Locale } from '../brand';
import { footerLinks } from './footerLinks';
import { logoSource } from './logoSource';

/** The announcement bar. A new `id` shows it again to readers who dismissed the last one. */
export const announcement = {
  id: 'local-agent-0-1',
  content: {
    ko: `계정 없이 SDK를 실행해 보세요. <a href="${brand.baseUrl}docs/getting-started/">시작하기</a>`,
    en: `Run the SDK without an account, against the local agent. <a href="${brand.baseUrl}en/docs/getting-started/">Get started</a>`,
  },
  isCloseable: true,
};

/** The color mode before a reader chooses, and whether it follows the system. */
export const colorMode: {
  defaultMode: 'light' | 'dark';
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
} = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false };

/** The site's style sheets, in cascade order after the theme's. */
export const stylesheetFiles = [
  'tokens',
  'base',
  'prose',
  'code',
  'table',
  'layout',
  'contents',
  'navbar',
  'menu',
  'alert',
  'button',
  'footer',
  'media',
].map((name) => `./src/css/${name}.css`);

const logoFile = fileURLToPath(new URL(`../static/${brand.logo.path}`, import.meta.url));

const ogLocale: Record<Locale, string> = { ko: 'ko_KR', en: 'en_US' };

/**
 * The theme configuration. Labels are Korean here; the English ones are in
 * `i18n/en/docusaurus-theme-classic`.
 */
export function themeConfig(locale: Locale): UserThemeConfig {
  // Inlined: the headers of a request would be four times as large as the picture.
  const src = logoSource(readFileSync(logoFile, 'utf8'));
  const logo = { alt: '', src, width: 28, height: 28 };
  return {
    announcementBar: { ...announcement, content: announcement.content[locale] },
    colorMode,
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    metadata: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand.productName[locale] },
      { property: 'og:locale', content: ogLocale[locale] },
      { property: 'og:locale:alternate', content: ogLocale[locale === 'ko' ? 'en' : 'ko'] },
    ],
    // Code is highlighted at build time; otherwise the colors of the default theme would be shipped
    // unused.
    prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
    navbar: {
      title: brand.productName[locale],
      logo,
      hideOnScroll: true,
      items: [
        { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: '문서' },
        { type: 'search', position: 'right' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      logo,
      links: footerLinks(brand),
      copyright: `Copyright © ${new Date().getFullYear()} ${brand.company[locale]}`,
    },
  };
}
