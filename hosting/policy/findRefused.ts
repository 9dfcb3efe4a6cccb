import { load } from 'cheerio';

/** The attributes of a page that no hash can allow: event handlers, styles, `javascript:` addresses. */
export function findRefused(html: string): string[] {
  return load(html)('*')
    .get()
    .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
    .filter(
      ([name, value]) => /^(on.+|style|srcdoc)$/i.test(name) || /^\s*javascript:/i.test(value),
    )
    .map(([name, value]) => `${name}="${value}"`);
}
