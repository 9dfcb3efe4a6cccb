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
export class NameList {
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
