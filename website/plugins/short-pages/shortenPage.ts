const block =
  /<(?:address|article|aside|blockquote|details|div|[dou]l|fieldset|figure|footer|form|h[1-6r]|header|main|nav|p|pre|section|table)[\s/>]/;
const endOfParent =
  /<\/(?:article|aside|blockquote|d[dt]|details|div|figure|footer|header|li|main|section|t[dh])>/;

/** Ends of elements that end by what comes right after them, too. */
const ends = [
  /<\/li>(?=<li[\s/>]|<\/[ou]l>)/,
  /<\/dt>(?=<d[dt][\s/>])/,
  /<\/dd>(?=<d[dt][\s/>]|<\/d(?:iv|l)>)/,
  new RegExp(`</p>(?=${block.source}|${endOfParent.source})`),
  /<\/t[dh]>(?=<t[dh][\s/>]|<\/tr>)/,
  /<\/tr>(?=<tr[\s/>]|<\/t(?:able|body|head)>)/,
  /<\/tbody>(?=<\/table>)/,
];
const needlessEnd = new RegExp(ends.map(({ source }) => source).join('|'), 'g');
// A slash right after a value without quotes would be of that value.
const shape = /<(circle|ellipse|path|rect)(\s[^>]*")><\/\1>/g;
const noContent = /(<(?:br|hr|wbr|(?:img|input|link|meta)\s[^>]*"))\s*\/>/g;
const noValue = /(<[a-z][^<>]*?)=""(?=[\s/>])/g;

/** What is no markup until its own end. */
const verbatim = /(<script[\s>].*?<\/script>|<style[\s>].*?<\/style>)/s;

function shorten(markup: string): string {
  return markup
    .replace(needlessEnd, '')
    .replace(shape, '<$1$2/>')
    .replace(noContent, '$1>')
    .replace(noValue, '$1')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>');
}

/**
 * Makes a page as React writes it smaller, and what a browser reads of it stays the same. Quotes stay:
 * compressed, a page is smaller with all of them than without those that it could be read without.
 */
export function shortenPage(html: string): string {
  // Split by a group, what it matched stands at every second place.
  return html
    .split(verbatim)
    .map((part, at) => (at % 2 === 0 ? shorten(part) : part))
    .join('');
}
