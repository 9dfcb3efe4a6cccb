import type { PageScript } from './PageScript';

// What has another type is no code: it stays in the page, as data.
const typesOfCode = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

const attributeOf = (element: Element, name: string): string => element.getAttribute(name) ?? '';

const isCode = (script: Element): boolean => typesOfCode.test(attributeOf(script, 'type').trim());

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** Shows a page in this document, and gives its own scripts, which run later. */
export function showMarkup(markup: string): PageScript[] {
  const page = new DOMParser().parseFromString(markup, 'text/html');
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
