import { marks } from './marks';

/**
 * Names of one thing, a group a line: terms of the site that are such names, terms of the site that
 * are only led to, and names that the site has not, apart by `|`. Every name leads to all that the
 * site has.
 */
export function* synonymPointers(groups: string): Generator<string> {
  for (const group of groups.split('\n')) {
    const [known = [], targets = [], others = []] = group
      .split('|')
      .map((terms) => terms.split(' ').filter(Boolean));
    for (const name of [...known, ...others]) {
      for (const target of [...known, ...targets]) {
        if (name !== target) yield `${marks.synonym}${name}:${target}`;
      }
    }
  }
}
