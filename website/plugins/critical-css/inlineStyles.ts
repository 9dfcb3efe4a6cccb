import type { Root } from 'postcss';
import type { SplitPage } from './splitPage';
import { NameList } from './NameList';
import { selectStyles } from './selectStyles';

/** A page, and what it has in common with those that are drawn by the same styles. */
export interface Page extends SplitPage {
  kind: string;
}

const link = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/**
 * Puts into the heads of pages what draws them, so that they need no second request before they are
 * seen. Pages of a kind share one text: a content policy names each text by its hash, and a page that
 * turns into another of its kind keeps its styles. The whole stylesheet comes with the app; a reader
 * without scripts gets it as ever.
 */
export function inlineStyles(pages: readonly Page[], sheet: Root): string[] {
  const namesByKind = new Map<string, NameList>();
  for (const { head, rest, kind } of pages) {
    const list = namesByKind.get(kind) ?? new NameList();
    list.add(head);
    list.add(rest);
    namesByKind.set(kind, list);
  }
  const styles = new Map(
    [...namesByKind].map(([kind, { names }]) => [kind, selectStyles(sheet, names)] as const),
  );
  return pages.map(({ head, kind }) =>
    head.replace(
      link,
      (element) => `<style>${styles.get(kind)}</style><noscript>${element}</noscript>`,
    ),
  );
}
