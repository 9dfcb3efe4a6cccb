import type { PageProblem } from '../site/Page';
import type { Site } from '../site/readSite';

/** A page has no import and no export: every component it may use is there already. */
export function noImports(site: Site): PageProblem[] {
  const problems: PageProblem[] = [];
  for (const { file, nodes } of [...site.ko.values(), ...site.en.values()]) {
    for (const node of nodes) {
      if (node.type !== 'mdxjsEsm') continue;
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const message = 'A page imports nothing: its components are global.';
      problems.push({ file, line, column, rule: 'no-imports', message });
    }
  }
  return problems;
}
