/** The words of an address that a section has for itself: its anchor, or the last name of its page. */
export function slugOf(path: string, anchor: string): string {
  const name = path.replace(/(?:\/?index)?(?:\.(?:mdx?|html))?\/*$/, '');
  return (anchor || name.slice(name.lastIndexOf('/') + 1)).replace(/%[0-9a-f]{2}|[-_.]+/gi, ' ');
}
