import type { Root } from 'postcss';
import { groupPages } from './groupPages';
import { listNames } from './listNames';
import { selectStyles } from './selectStyles';

const link = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/**
 * Puts into pages what draws them, so that they need no second request before they are seen. Pages of
 * a kind share one text, for a content policy names each text by its hash. The whole stylesheet comes
 * with the app; a reader without scripts gets it as ever.
 */
export function inlineStyles(pages: readonly string[], sheet: Root, kinds: number): string[] {
  const inlined = [...pages];
  const drawn = [...pages.keys()].filter((page) => link.test(pages[page] ?? ''));
  const names = drawn.map((page) => listNames(pages[page] ?? ''));
  for (const group of groupPages(names, sheet, kinds)) {
    const styles = selectStyles(sheet, new Set(group.flatMap((page) => [...(names[page] ?? [])])));
    for (const page of group.map((place) => drawn[place] ?? 0)) {
      inlined[page] = (pages[page] ?? '').replace(
        link,
        (element) => `<style>${styles}</style><noscript>${element}</noscript>`,
      );
    }
  }
  return inlined;
}
