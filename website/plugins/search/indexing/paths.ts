const ending = /(?:(?:^|(?<=\/))index)?(?:\.(?:mdx?|html))?$/;

/** The path of a page without what servers add to it: `docs/api/index.html` is `docs/api`. */
export function barePath(path: string): string {
  return path
    .replace(/^\/+|\/+$/g, '')
    .replace(ending, '')
    .replace(/\/+$/, '');
}
