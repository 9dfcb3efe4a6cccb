import { mergeAttributes } from './chooseElements';
import type { HeadElement } from './HeadElement';

const set = { html: new Set<string>(), body: new Set<string>() };

function update(name: 'html' | 'body', wanted: Record<string, string>): void {
  const element = name === 'html' ? document.documentElement : document.body;
  for (const [attribute, value] of Object.entries(wanted)) {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
  for (const attribute of set[name]) {
    if (!(attribute in wanted)) element.removeAttribute(attribute);
  }
  set[name] = new Set(Object.keys(wanted));
}

/** Gives `html` and `body` the attributes that the components say, changing only what differs. */
export function updateAttributes(components: readonly HeadElement[][]): void {
  update('html', mergeAttributes(components, 'html'));
  update('body', mergeAttributes(components, 'body'));
}
