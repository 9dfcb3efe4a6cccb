/** Whether an address is that of a documentation page in the language of this one. */
export function isNextPage(url: string): boolean {
  const [root] = location.href.split('/docs/');
  return url.startsWith(`${root}/docs/`);
}
