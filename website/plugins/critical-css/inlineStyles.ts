import type { Root } from 'postcss';
import { listNames } from './listNames';
import { selectStyles } from './selectStyles';

const link = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/**
 * Puts into pages what draws them, so that they need no second request before they are seen. They
 * share one text, for a content policy names each text by its hash. The whole stylesheet comes with
 * the app; a reader without scripts gets it as ever.
 */
export function inlineStyles(pages: readonly string[], sheet: Root): string[] {
  const styles = selectStyles(sheet, new Set(pages.flatMap((html) => [...listNames(html)])));
  return pages.map((html) =>
    html.replace(link, (element) => `<style>${styles}</style><noscript>${element}</noscript>`),
  );
}
