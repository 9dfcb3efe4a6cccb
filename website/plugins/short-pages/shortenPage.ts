const block =
  /<(?:address|article|aside|blockquote|details|div|[dou]l|fieldset|figure|footer|form|h[1-6r]|header|main|nav|p|pre|section|table)\b/;
const endOfParent =
  /<\/(?:article|aside|blockquote|d[dt]|details|div|figure|footer|header|li|main|section|t[dh])>/;

/** Ends of elements that end by what comes right after them, too. */
const ends = [
  /<\/li>(?=<li\b|<\/[ou]l>)/,
  /<\/dt>(?=<d[dt]\b)/,
  /<\/dd>(?=<d[dt]\b|<\/d(?:iv|l)>)/,
  new RegExp(`</p>(?=${block.source}|${endOfParent.source})`),
  /<\/t[dh]>(?=<t[dh]\b|<\/tr>)/,
  /<\/tr>(?=<tr\b|<\/t(?:able|body|head)>)/,
  /<\/tbody>(?=<\/table>)/,
];
const needlessEnd = new RegExp(ends.map(({ source }) => source).join('|'), 'g');
// A slash right after a value without quotes would be of that value.
const shape = /<(circle|ellipse|path|rect)\b([^>]*")><\/\1>/g;
const noContent = /(<(?:br|hr|wbr|(?:img|input|link|meta)\b[^>]*"))\s*\/>/g;
const noValue = /(<[a-z][^<>]*?)=""(?=[\s/>])/g;

/**
 * Makes a page as React writes it smaller, and what a browser reads of it stays the same. Quotes stay:
 * compressed, a page is smaller with all of them than without those that it could be read without.
 */
export function shortenPage(html: string): string {
  return html
    .replace(needlessEnd, '')
    .replace(shape, '<$1$2/>')
    .replace(noContent, '$1>')
    .replace(noValue, '$1')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>');
}
