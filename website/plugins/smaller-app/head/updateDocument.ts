import type { HeadElement } from './HeadElement';
import { chooseElements, mergeAttributes } from './chooseElements';

// The mark that react-helmet-async gives what it renders on the server.
const mark = 'data-rh';
const set = { html: new Set<string>(), body: new Set<string>() };

function createElement({ name, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute(mark, 'true');
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.append(text);
  return element;
}

function updateElements(wanted: readonly HeadElement[]): void {
  const old = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  for (const element of wanted.map(createElement)) {
    const same = old.findIndex((it) => it.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else old.splice(same, 1);
  }
  for (const element of old) element.remove();
}

function updateAttributes(name: 'html' | 'body', wanted: Record<string, string>): void {
  const element = name === 'html' ? document.documentElement : document.body;
  for (const [attribute, value] of Object.entries(wanted)) {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
  for (const attribute of set[name]) {
    if (!(attribute in wanted)) element.removeAttribute(attribute);
  }
  set[name] = new Set(Object.keys(wanted));
}

/** Makes the document what the components say, changing only what differs. */
export function updateDocument(components: readonly HeadElement[][]): void {
  const elements = chooseElements(components).filter(({ name }) => !(name in set));
  const title = elements.find(({ name }) => name === 'title');
  if (title && document.title !== title.text) document.title = title.text;
  updateElements(elements.filter(({ name }) => name !== 'title'));
  updateAttributes('html', mergeAttributes(components, 'html'));
  updateAttributes('body', mergeAttributes(components, 'body'));
}
