import type { Reference } from 'api-facts';
import type { Problem } from 'docs-kit';
import type { Page } from '../site/Page';
import type { Site } from '../site/readSite';
import { findSaidNumbers } from './findSaidNumbers';

function judge({ file, components }: Page, { tables }: Reference): Problem[] {
  return components.flatMap(({ name, props, line, column }) => {
    if (name !== 'AlsoCalled') return [];
    const said = findSaidNumbers({ kind: 'words', text: props.names ?? '', line, column }, tables);
    return said
      .filter((number) => number.components.length === 0)
      .map(({ written }) => {
        const message = `"${written}" is no limit or default of the SDK. Say one of its numbers, or the name without one.`;
        return { file, line, column, rule: 'named-numbers', message };
      });
  });
}

/** What a section is also called says no limit that the SDK has not: only a search would tell. */
export function namedNumbers(site: Site, reference: Reference): Problem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap((page) => judge(page, reference));
}
