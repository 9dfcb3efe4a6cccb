import { nearNames, type Place, type Problem } from 'docs-kit';
import type { Page } from '../site/Page';
import type { Site } from '../site/readSite';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

function explainBlock(text: string, isOpen: boolean): string | undefined {
  if (admonitions.includes(text))
    return isOpen ? `The block :::${text} is not closed: write ::: on a line below it.` : undefined;
  if (text.startsWith(':::'))
    return `"${text}" is no block that the checks can read: write :::note with no space, its title in brackets (:::note[Title]), on a line of its own.`;
  const [near] = nearNames(text, admonitions);
  const hint = near ? ` Did you mean :::${near}?` : '';
  return `There is no block :::${text}, only ${admonitions.join(', ')}.${hint}`;
}

function judge({ directives, groups, headings }: Page): (Place & { message: string })[] {
  const blocks = directives.flatMap(({ text, isOpen, line, column }) => {
    const message = explainBlock(text, isOpen);
    return message ? [{ line, column, message }] : [];
  });
  const rows = groups.flatMap(({ uneven }) =>
    uneven.map(({ cells, expected, line, column }) => ({
      line,
      column,
      message: `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the table's head ${expected}. A | within a cell is written \\|.`,
    })),
  );
  const levels = headings.flatMap(({ depth, text, line, column }, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    if (depth > 1 && depth <= Math.min(above + 1, 3)) return [];
    const signs = '#'.repeat(depth === 1 ? 2 : Math.min(above + 1, 3));
    const why = depth === 1 ? 'The title of a page is its front matter’s' : 'A level is left out';
    const message = `${depth > 3 ? 'Headings have two levels' : why}: write "${signs} ${text}".`;
    return [{ line, column, message }];
  });
  return [...blocks, ...rows, ...levels];
}

/** Blocks between colons are of a known kind and closed, rows as long as their table's head, no heading's level left out. */
export function wholeBlocks(site: Site): Problem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap((page) =>
    judge(page).map((found) => ({ ...found, file: page.file, rule: 'whole-blocks' })),
  );
}
