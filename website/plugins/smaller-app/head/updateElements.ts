import { chooseElements } from './chooseElements';
import type { HeadElement } from './HeadElement';

// The mark that react-helmet-async gives what it renders on the server.
const mark = 'data-rh';

function createElement({ name, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute(mark, 'true');
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.append(text);
  return element;
}

/** Puts into the head what the components say, changing only what differs. */
export function updateElements(components: readonly HeadElement[][]): void {
  const chosen = chooseElements(components);
  const title = chosen.find(({ name }) => name === 'title');
  if (title && document.title !== title.text) document.title = title.text;
  const old = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  for (const wanted of chosen) {
    if (['html', 'body', 'title'].includes(wanted.name)) continue;
    const element = createElement(wanted);
    const same = old.findIndex((it) => it.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else old.splice(same, 1);
  }
  for (const element of old) element.remove();
}
