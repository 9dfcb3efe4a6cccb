const tag = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|[^\s>]*))?)*)\s*\/?>/gi;
const attribute = /([^\s=]+)(?:=(?:"([^"]*)"|(\S+)))?/g;

// What the scripts in the head of a page set by themselves.
const setEarly = [
  'data-theme',
  'data-theme-choice',
  'data-announcement-bar-initially-dismissed',
  'aria-busy',
];

/** What a page is made of, as selectors name it: `main`, `.menu`, `#text`, `[href`. */
export function listNames(html: string): Set<string> {
  const names = new Set(setEarly.map((name) => `[${name}`));
  for (const [, element = '', attributes = ''] of html.matchAll(tag)) {
    names.add(element.toLowerCase());
    for (const [, name = '', quoted, bare] of attributes.matchAll(attribute)) {
      const value = quoted ?? bare ?? '';
      names.add(`[${name}`);
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const word of value.split(/\s+/)) names.add(`.${word}`);
    }
  }
  return names;
}
