import { replaceElements } from '../../../src/head/replaceElements';
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
  const others = chosen.filter(({ name }) => !['html', 'body', 'title'].includes(name));
  replaceElements(
    document.head.querySelectorAll(`[${mark}]:not(title)`),
    others.map(createElement),
  );
}
