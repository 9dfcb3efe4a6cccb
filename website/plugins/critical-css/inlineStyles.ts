import type { Root } from 'postcss';
import { listNames } from './listNames';
import { selectStyles } from './selectStyles';

/** A page, and what it has in common with those that are drawn by the same styles. */
export interface Page {
  html: string;
  kind: string;
}

const link = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/**
 * Puts into pages what draws them, so that they need no second request before they are seen. Pages of
 * a kind share one text: a content policy names each text by its hash, and a page that turns into
 * another of its kind keeps its styles. The whole stylesheet comes with the app; a reader without
 * scripts gets it as ever.
 */
export function inlineStyles(pages: readonly Page[], sheet: Root): string[] {
  const namesByKind = new Map<string, Set<string>>();
  for (const { html, kind } of pages) {
    const names = namesByKind.get(kind) ?? new Set();
    for (const name of listNames(html)) names.add(name);
    namesByKind.set(kind, names);
  }
  const styles = new Map(
    [...namesByKind].map(([kind, names]) => [kind, selectStyles(sheet, names)] as const),
  );
  return pages.map(({ html, kind }) =>
    html.replace(
      link,
      (element) => `<style>${styles.get(kind)}</style><noscript>${element}</noscript>`,
    ),
  );
}
