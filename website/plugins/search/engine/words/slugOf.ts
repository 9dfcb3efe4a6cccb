/** What files are called where each page has a folder of its own: that says nothing. */
const everyFile = /(?:(?:^|\/)(?:index|readme|article|page))?(?:\.(?:mdx?|html))?\/*$/i;

/** The words of an address that a section has for itself: its anchor, or the last name of its page. */
export function slugOf(path: string, anchor: string): string {
  const name = path.replace(everyFile, '');
  const last = name.slice(name.lastIndexOf('/') + 1).replace(/^\d+[-_.](?=\D)/, '');
  return (anchor || last).replace(/%[0-9a-f]{2}|[-_.]+/gi, ' ');
}
