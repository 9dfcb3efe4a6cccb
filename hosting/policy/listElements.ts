import { Parser } from 'htmlparser2';

/** An element of a page, without those within it. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What stands in it as it is, of a script or a style. */
  text: string;
}

const raw = new Set(['script', 'style']);

/**
 * Every element of a page in its order. No tree is made: that would take ten times as long, and a site
 * may have a thousand pages.
 */
export function listElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  let open: PageElement | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open = raw.has(name) ? element : undefined;
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag() {
      open = undefined;
    },
  });
  parser.end(html);
  return elements;
}
