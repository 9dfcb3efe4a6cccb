import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type ChangePiece, listReleases, versionId } from 'api-facts';
import { brand, type Locale } from '../../brand';
import { apiFacts } from '../../config/apiFacts';

type Release = ReturnType<typeof listReleases>[number];

const titles: Record<Locale, (name: string) => string> = {
  ko: (name) => `${name} 변경 이력`,
  en: (name) => `${name} changelog`,
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function toHtml({ notes, sections }: Release): string {
  const pieceOf = (piece: ChangePiece): string =>
    typeof piece === 'string' ? escapeText(piece) : `<code>${escapeText(piece.code)}</code>`;
  const lists = sections.map(({ title, lines }) => {
    const items = lines.map((line) => `<li>${line.map(pieceOf).join('')}</li>`);
    return `<h2>${escapeText(title)}</h2><ul>${items.join('')}</ul>`;
  });
  return `${notes && `<p>${escapeText(notes)}</p>`}${lists.join('')}`;
}

/** Renders released versions as an Atom feed, whose HTML is escaped. */
export function renderFeed(releases: readonly Release[], locale: Locale, home: string): string {
  const page = `${home}docs/introduction/`;
  const timeOf = ({ date = '' }: Release): string => `${date}T00:00:00Z`;
  const entries = releases.map((release) => {
    const address = `${page}#${versionId(release.version)}`;
    return `  <entry>
    <id>${address}</id>
    <title>${release.version}</title>
    <link href="${address}"/>
    <updated>${timeOf(release)}</updated>
    <content type="html">${escapeText(toHtml(release))}</content>
  </entry>
`;
  });
  const [newest] = releases;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${home}changelog.xml</id>
  <title>${escapeText(titles[locale](brand.productName[locale]))}</title>
  <link rel="self" href="${home}changelog.xml"/>
  <link href="${page}#changelog"/>
  <author><name>${escapeText(brand.productName[locale])}</name></author>
  <updated>${newest ? timeOf(newest) : ''}</updated>
${entries.join('')}</feed>
`;
}

/** Serves the changes of each released version as a feed, in each language, once there is one. */
export default function changelogFeed({ siteConfig, baseUrl, i18n }: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const listReleased = (): Release[] =>
    listReleases(apiFacts.read(), locale).filter(({ date }) => date);
  return {
    name: 'changelog-feed',
    injectHtmlTags() {
      if (listReleased().length === 0) return {};
      const title = titles[locale](brand.productName[locale]);
      const type = 'application/atom+xml';
      const attributes = { rel: 'alternate', type, title, href: `${baseUrl}changelog.xml` };
      return { headTags: [{ tagName: 'link', attributes }] };
    },
    async postBuild({ outDir }) {
      const releases = listReleased();
      if (releases.length === 0) return;
      const feed = renderFeed(releases, locale, siteConfig.url + baseUrl);
      await writeFile(path.join(outDir, 'changelog.xml'), feed);
    },
  };
}
