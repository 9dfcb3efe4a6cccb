import { didYouMean, type Problem } from 'docs-kit';
import { judgePages, type Page, type PageHeading, type Site, type Verdict } from '../page';

const kinds: [RegExp, string][] = [
  [/^[\u1100-\u11ff]/, 'is Hangul in pieces: write it as whole syllables (NFC)'],
  [/^[\u0300-\u036f]/, 'is a letter in pieces: write it whole (NFC)'],
  [/^[\u00a0\u3000]/, 'is a space that is none: write a plain one, or &nbsp;'],
  [/^[\u3001\u3002\uff01-\uff60]/, 'is as wide as a syllable: write the plain sign'],
];

function explain(text: string): string {
  const code = (text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const what = kinds.find(([pattern]) => pattern.test(text))?.[1];
  return `U+${code} ${what ?? 'is seen by nobody, and parts a word for the search: remove it'}.`;
}

const quoted = /[“”‘’]/;

/** No lookalike or invisible characters; straight quotes in code. */
export function plainText(site: Site): Problem[] {
  return judgePages(site, 'plain-text', ({ strangeCharacters, phrases }) => [
    ...strangeCharacters.map((found) => ({ ...found, message: explain(found.text) })),
    ...phrases
      .filter(({ kind, text }) => kind === 'code' && quoted.test(text))
      .map((code) => ({
        ...code,
        message: `The quotes of \`${code.text}\` are no code. Write ' or ".`,
      })),
  ]);
}

const message =
  'These ** would be seen as they are: bold does not begin or end here. End it on a letter, with no bracket, quote or code before the closing **.';

/** No `**` is left as text: Korean particles after a bracket or code break bold. */
export function brokenBold(site: Site): Problem[] {
  return judgePages(site, 'broken-bold', ({ leftBold }) =>
    leftBold.map((position) => ({ ...position, message })),
  );
}

const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

function explainBlock(text: string, isOpen: boolean): string | undefined {
  if (admonitions.includes(text))
    return isOpen ? `The block :::${text} is not closed: write ::: on a line below it.` : undefined;
  if (text.startsWith(':::'))
    return `"${text}" is no block that the checks can read: write :::note with no space, its title in brackets (:::note[Title]), on a line of its own.`;
  const hint = didYouMean(text, admonitions, (one) => `:::${one}`);
  return `There is no block :::${text}, only ${admonitions.join(', ')}.${hint}`;
}

function judgeBlocks({ directives, groups, headings }: Page): Verdict[] {
  const blocks = directives.map(({ text, isOpen, line, column }) => {
    return { line, column, message: explainBlock(text, isOpen) };
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

/** Directives are known and closed, table rows match their head, heading levels are not skipped. */
export function wholeBlocks(site: Site): Problem[] {
  return judgePages(site, 'whole-blocks', judgeBlocks);
}

const english = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Every heading has an explicit, unique, English id. */
export function headingIds(site: Site): Problem[] {
  return judgePages(site, 'heading-ids', ({ headings }) => {
    const seen = new Map<string, number>();
    const explainId = ({ id, text, line }: PageHeading): string | undefined => {
      if (!id) return `The heading "${text}" has no id. Write one: {#english-words}.`;
      if (!english.test(id))
        return `The id "${id}" is not made of English words in lower case and hyphens.`;
      const before = seen.get(id);
      if (before !== undefined) return `The id "${id}" is taken by the heading on line ${before}.`;
      seen.set(id, line);
      return undefined;
    };
    return headings.map((heading) => ({ ...heading, message: explainId(heading) }));
  });
}
