import type { Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageProblem } from '../site/Page';
import type { Site } from '../site/readSite';

const message =
  'These ** would be seen as they are: bold does not begin or end here. End it on a letter, with no bracket, quote or code before the closing **.';

/** No `**` is left over as text: Korean particles after a bracket or code break bold. */
export function brokenBold(site: Site): PageProblem[] {
  const problems: PageProblem[] = [];
  for (const { file, tree } of [...site.ko.values(), ...site.en.values()]) {
    const told = new Set<Parents>();
    visit(tree, 'text', (node, _, parent) => {
      const at = node.value.indexOf('**');
      if (at === -1 || !node.position || !parent || told.has(parent)) return;
      // The other half of a broken pair says the same again.
      told.add(parent);
      const before = node.value.slice(0, at).split('\n');
      const { line, column } = node.position.start;
      problems.push({
        file,
        line: line + before.length - 1,
        column: before.length > 1 ? (before.at(-1) ?? '').length + 1 : column + at,
        rule: 'broken-bold',
        message,
      });
    });
  }
  return problems;
}
