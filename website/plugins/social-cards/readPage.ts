export interface PageWords {
  title: string;
  description: string;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The content of a `<meta property=…>`; minified HTML leaves out quotes it can do without. */
function metaContent(html: string, property: string): string {
  const pattern = new RegExp(`property="?${property}"?\\s+content=(?:"([^"]*)"|([^\\s>]*))`);
  const [, quoted, bare] = pattern.exec(html) ?? [];
  const text = quoted ?? bare ?? '';
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);
}

/** What a built page says of itself, without the site's name that ends its title. */
export function readPage(html: string, siteTitle: string): PageWords {
  const title = metaContent(html, 'og:title');
  const suffix = ` | ${siteTitle}`;
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: metaContent(html, 'og:description'),
  };
}
