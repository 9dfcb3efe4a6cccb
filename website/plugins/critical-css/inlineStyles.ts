import type { Root } from 'postcss';
import type { SplitPage } from './splitPage';
import { selectStyles } from './selectStyles';

const tag = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|[^\s>]*))?)*)\s*\/?>/gi;
const attribute = /([^\s=]+)(?:=(?:"([^"]*)"|(\S+)))?/g;

// What the scripts in the head of a page set by themselves.
const setEarly = [
  'data-theme',
  'data-theme-choice',
  'data-announcement-bar-initially-dismissed',
  'aria-busy',
];

/**
 * Lists what pages are made of, as selectors name it: `main`, `.menu`, `#text`, `[href`. A tag that is
 * written like one before it is of the same names: half of all are, on any page.
 */
class NameList {
  readonly names = new Set(setEarly.map((name) => `[${name}`));
  private readonly seen = new Set<string>();

  /** Adds the names of a page. */
  add(html: string): void {
    for (const [found, element = '', attributes = ''] of html.matchAll(tag)) {
      if (this.seen.has(found)) continue;
      this.seen.add(found);
      this.names.add(element.toLowerCase());
      for (const [, name = '', quoted, bare] of attributes.matchAll(attribute))
        this.addAttribute(name, quoted ?? bare ?? '');
    }
  }

  private addAttribute(name: string, value: string): void {
    this.names.add(`[${name}`);
    if (name === 'id') this.names.add(`#${value}`);
    if (name === 'class') for (const word of value.split(/\s+/)) this.names.add(`.${word}`);
  }
}

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
