import type { PageElement } from './listElements';

const refusedName = /^(?:on.+|style|srcdoc)$/i;
const refusedValue = /^\s*javascript:/i;

/** The attributes of a page that no hash can allow: event handlers, styles, `javascript:` addresses. */
export function findRefused(elements: readonly PageElement[]): string[] {
  const refused: string[] = [];
  for (const { attributes } of elements) {
    for (const name in attributes) {
      const value = attributes[name] ?? '';
      if (refusedName.test(name) || refusedValue.test(value)) refused.push(`${name}="${value}"`);
    }
  }
  return refused;
}
