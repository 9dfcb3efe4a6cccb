/** Whether an address is that of a documentation page in the language of this one. */
export function isNextPage(url: string): boolean {
  return url.startsWith(String(/.+?\/docs\//.exec(location.href)));
}
