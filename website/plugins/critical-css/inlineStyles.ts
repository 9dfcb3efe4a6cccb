import type { Root } from 'postcss';
import { listNames } from './listNames';
import { selectStyles } from './selectStyles';

const link = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/**
 * Puts into a page what draws it, so that it needs no second request before it is seen. The whole
 * stylesheet comes with the app; a reader without scripts gets it as ever.
 */
export function inlineStyles(html: string, sheet: Root): string {
  const styles = selectStyles(sheet, listNames(html));
  return html.replace(link, (element) => `<style>${styles}</style><noscript>${element}</noscript>`);
}
