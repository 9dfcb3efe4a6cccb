/** Whether an address is that of a documentation page in the language of this one. */
export const isNextPage = (url: string): boolean =>
  url.startsWith((location.href.split('/docs/')[0] as string) + '/docs/');
