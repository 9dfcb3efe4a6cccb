import type { PageElement } from './listElements';
import { refusedName, refusedValue } from './refused';

const names = new RegExp(`^(?:${refusedName})$`, 'i');
const values = new RegExp(`^${refusedValue}`, 'i');

/** The attributes of a page that no hash can allow: event handlers, styles, `javascript:` addresses. */
export function findRefused(elements: readonly PageElement[]): string[] {
  const refused: string[] = [];
  for (const { attributes } of elements) {
    for (const [name, value] of Object.entries(attributes)) {
      if (names.test(name) || values.test(value)) refused.push(`${name}="${value}"`);
    }
  }
  return refused;
}
