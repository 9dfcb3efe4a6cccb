import { marks } from './marks';

/**
 * Names of one thing: the terms a site has, and after `=` those it has not. Every name leads to all
 * that the site has; what stands after `>` does, but no other.
 */
export function* synonymPointers(groups: string): Generator<string> {
  for (const group of groups.split('\n')) {
    const [known = [], others = []] = group.split(/[=>]/).map((names) => names.split(' '));
    for (const name of group.includes('>') ? others : [...known, ...others]) {
      for (const target of known) {
        if (name && name !== target) yield `${marks.synonym}${name}:${target}`;
      }
    }
  }
}
