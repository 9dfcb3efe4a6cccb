import type { Problem } from 'docs-kit';
import type { Page, PageComponent } from '../site/Page';
import type { Site } from '../site/readSite';
import { isSpoken } from '../site/spokenProps';
import { compareInOrder, type Comparable } from './compareInOrder';

function writeComponent({ name, props }: PageComponent, hideSpoken: boolean): string {
  const written = Object.entries(props)
    .map(([prop, value]) => ` ${prop}="${hideSpoken && isSpoken(prop) ? '…' : value}"`)
    .sort();
  return `<${name}${written.join('')} />`;
}

/**
 * Words come in another order in another language, so the components within one paragraph are
 * compared as a set; the paragraphs themselves, as they come.
 */
function listIdentities(page: Page): Comparable[] {
  return page.components.map((component) => ({
    identity: writeComponent(component, true),
    label: writeComponent(component, false),
    line: component.line,
    column: component.column,
  }));
}

function sortWithinLines(list: Comparable[]): Comparable[] {
  return list.toSorted(
    (one, other) => one.line - other.line || one.identity.localeCompare(other.identity),
  );
}

/** Both languages have the same components with the same props in the same order. */
export function sameComponents(site: Site): Problem[] {
  return [...site.ko.values()].flatMap((ko) => {
    const en = site.en.get(ko.name);
    if (!en) return [];
    const lists = {
      ko: sortWithinLines(listIdentities(ko)),
      en: sortWithinLines(listIdentities(en)),
    };
    return compareInOrder('same-components', { ko, en }, lists);
  });
}
