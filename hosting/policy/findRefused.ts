import type { PageElement } from './listElements';

/** The attributes of a page that no hash can allow: event handlers, styles, `javascript:` addresses. */
export function findRefused(elements: readonly PageElement[]): string[] {
  return elements
    .flatMap(({ attributes }) => Object.entries(attributes))
    .filter(
      ([name, value]) => /^(on.+|style|srcdoc)$/i.test(name) || /^\s*javascript:/i.test(value),
    )
    .map(([name, value]) => `${name}="${value}"`);
}
