import { listNames } from './listNames';

const link = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/**
 * Puts into a page what draws it, so that it needs no second request before it is seen. The whole
 * stylesheet comes with the app; a reader without scripts gets it as ever.
 */
export function inlineStyles(
  html: string,
  stylesOf: (names: ReadonlySet<string>) => string,
): string {
  const styles = stylesOf(listNames(html));
  return html.replace(link, (element) => `<style>${styles}</style><noscript>${element}</noscript>`);
}
