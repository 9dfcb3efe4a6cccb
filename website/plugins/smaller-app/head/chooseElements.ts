import type { HeadElement } from './HeadElement';

/** What an element is about; of several about the same thing, the component drawn last decides. */
function topicOf({ name, attributes }: HeadElement): string {
  const { rel, href, hreflang, src, property, itemprop } = attributes;
  if (name === 'meta') {
    const about = attributes.name ?? property ?? itemprop ?? attributes['http-equiv'] ?? 'charset';
    return `meta ${about}`;
  }
  if (name === 'link') return rel === 'canonical' ? 'canonical' : `link ${rel} ${href} ${hreflang}`;
  return src ? `script ${src}` : name;
}

/**
 * The elements that stay, from those of each component in the order they are drawn. A component may
 * say several things about one topic; a later component then replaces them all.
 */
export function chooseElements(components: readonly HeadElement[][]): HeadElement[] {
  const decided = new Set<string>();
  const chosen: HeadElement[] = [];
  for (const elements of [...components].reverse()) {
    const kept = elements.filter((element) => !decided.has(topicOf(element)));
    chosen.unshift(...kept);
    kept.filter(({ name }) => name !== 'script').forEach((it) => decided.add(topicOf(it)));
  }
  return chosen;
}

/** The attributes of `html` or `body`: what several components say is laid over one another. */
export function mergeAttributes(
  components: readonly HeadElement[][],
  name: string,
): Record<string, string> {
  const all = components.flat().filter((element) => element.name === name);
  return Object.assign({}, ...all.map(({ attributes }) => attributes));
}
