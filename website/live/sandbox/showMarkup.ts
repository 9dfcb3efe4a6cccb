import { isCodeType } from './isCodeType';
import type { PageScript } from './PageScript';

const attributeOf = (element: Element, name: string): string => element.getAttribute(name) ?? '';

const isCode = (script: Element): boolean => isCodeType(attributeOf(script, 'type'));

function copyAttributes(from: Element, to: Element): void {
  // A parser makes attributes of names that `setAttribute` refuses.
  for (const attribute of from.attributes) to.setAttributeNode(attribute.cloneNode() as Attr);
}

/**
 * Shows a page in this document, and gives its own scripts, which run later.
 * @param look - Sees the page before it is shown.
 */
export function showMarkup(markup: string, look: (page: Document) => void): PageScript[] {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  look(page);
  const scripts = [...page.querySelectorAll('script')].filter(isCode);
  for (const script of scripts) script.remove();
  copyAttributes(page.documentElement, document.documentElement);
  copyAttributes(page.body, document.body);
  document.head.append(...page.head.querySelectorAll('style, template, script'));
  document.body.append(...page.body.childNodes);
  return scripts
    .filter((script) => !script.hasAttribute('src'))
    .map((script) => ({
      text: script.textContent ?? '',
      isModule: attributeOf(script, 'type').trim().toLowerCase() === 'module',
    }));
}
