import type { Text } from 'mdast';
import type { PageProblem } from '../site/Page';
import type { Site } from '../site/readSite';

const message =
  'These ** would be seen as they are: bold does not begin or end here. End it on a letter, with no bracket, quote or code before the closing **.';

// What the build puts there stands nowhere.
const isBroken = ({ value, position }: Text): boolean => value.includes('**') && !!position;

/** No `**` is left over as text: Korean particles after a bracket or code break bold. */
export function brokenBold(site: Site): PageProblem[] {
  const problems: PageProblem[] = [];
  for (const { file, nodes } of [...site.ko.values(), ...site.en.values()]) {
    for (const parent of nodes) {
      if (!('children' in parent)) continue;
      // One of a parent is enough: the other half of a broken pair says the same again.
      const node = parent.children.find((child) => child.type === 'text' && isBroken(child));
      if (node?.type !== 'text' || !node.position) continue;
      const at = node.value.indexOf('**');
      const before = node.value.slice(0, at).split('\n');
      const { line, column } = node.position.start;
      problems.push({
        file,
        line: line + before.length - 1,
        column: before.length > 1 ? (before.at(-1) ?? '').length + 1 : column + at,
        rule: 'broken-bold',
        message,
      });
    }
  }
  return problems;
}
