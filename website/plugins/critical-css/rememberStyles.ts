import type { Root } from 'postcss';
import { selectStyles } from './selectStyles';

const name = /[.#][\w-]+|\[[\w-]+|[a-z][\w-]*/gi;
const partOfClass = /\[class\*=["']?([\w-]+)/g;

/** Selects the styles of pages; pages that differ only in names no style speaks of share them. */
export function rememberStyles(styles: Root): (names: ReadonlySet<string>) => string {
  const spokenOf = new Set<string>();
  const parts = new Set<string>();
  styles.walkRules(({ selector }) => {
    for (const [found] of selector.matchAll(name)) spokenOf.add(found);
    for (const [, part = ''] of selector.matchAll(partOfClass)) parts.add(part);
  });
  const matters = (candidate: string): boolean =>
    spokenOf.has(candidate) || [...parts].some((part) => candidate.includes(part));
  const known = new Map<string, string>();
  return (names) => {
    const key = [...names].filter(matters).sort().join(' ');
    const selected = known.get(key) ?? selectStyles(styles, names);
    known.set(key, selected);
    return selected;
  };
}
