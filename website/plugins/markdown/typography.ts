import { listNodes } from 'docs-kit';
import type { InlineCode, Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';

/** Code such as `--allow-origin` or `touch-action: none`, which would wrap at its hyphens. */
const SHORT_WITH_HYPHENS = /^(?=.*-).{1,24}$/;

/** Such as `Speak now.` or `npm ls react`. */
const FEW_LETTERS = /^.{1,12}$/;

/** The longest name that fits on a line of most phones, including its suffix. */
const LONGEST = /^\S{28}$/;

/**
 * Whether a name starts a new line rather than being broken; columns have no room for long ones.
 */
export const isWhole = (name: string, isInTable: boolean): boolean =>
  SHORT_WITH_HYPHENS.test(name) ||
  (name.includes(' ') && FEW_LETTERS.test(name)) ||
  (LONGEST.test(name) && !isInTable);

/** The number of letters in a list item's line on the narrowest phone. */
const LONG = /\S{28}/;

/** Before a capital or a parenthesis; after a dot, an underscore or a slash. */
const SEAMS = /(?<=[a-z])(?=[A-Z])|(?=\()|(?<=[._/])(?=\w)/;

/** The parts of a name between which it may wrap; a name that fits on a line is one part. */
export const breakName = (name: string): string[] => (LONG.test(name) ? name.split(SEAMS) : [name]);

const lineMayEnd = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

function setLineBreaks(node: InlineCode, isInTable: boolean): void {
  const data = (node.data ??= {});
  if (isWhole(node.value, isInTable)) {
    Object.assign(data, { hProperties: { className: 'whole' } });
    return;
  }
  const parts = breakName(node.value).map((value) => ({ type: 'text', value }));
  if (parts.length === 1) return;
  const hChildren = parts.flatMap((part, at) => (at === 0 ? [part] : [lineMayEnd, part]));
  Object.assign(data, { hChildren });
}

/**
 * Adds line break opportunities between the words of a name that is longer than a phone's line;
 * otherwise it would break at any letter. A name that fits is kept whole. Copying and searching are
 * not affected.
 */
export function remarkLongNames(): Transformer<Root> {
  return (root) => {
    const nodes = listNodes(root);
    const cells = nodes.filter(({ type }) => type === 'tableCell');
    const inTables = new Set<Nodes>(cells.flatMap((cell) => listNodes(cell)));
    for (const node of nodes)
      if (node.type === 'inlineCode') setLineBreaks(node, inTables.has(node));
  };
}

/** Characters after which browsers break a line, even with `word-break: keep-all`. */
const END = String.raw`[)\]}>/:?!%]`;
const seam = new RegExp(`(?<=${END})(?=[가-힣])`, 'g');

/** An invisible character that prevents a line break. */
const joiner = '\u2060';

/**
 * Keeps a particle or ending on the line of the mark before it: 시간(밀리초)입니다.
 *
 * @param before - The text before. Default: nothing that it could follow
 */
export const keepParticles = (text: string, before = ''): string =>
  `${before.slice(-1)}${text}`.replace(seam, joiner).slice(before.slice(-1).length);

/**
 * A part before a hyphen that is so short is not left alone at the end of a line: Wi-Fi, in-app.
 * Addresses and names such as `x-api-key` are not changed, because they are copied.
 */
const SHORT_HALF = /(?<![\w./:-])[A-Za-z]{1,2}-(?=(?:Fi|[a-z]{2,})(?![\w/:-]|\.\w))/g;

/** Keeps a word with a short part before its hyphen on one line, with an invisible word joiner. */
export const keepHyphens = (text: string): string => text.replace(SHORT_HALF, '$&\u2060');

const withinSentences = new Set(['strong', 'emphasis', 'delete', 'link', 'mdxJsxTextElement']);

/** Applies the line-break rules to a part of a page; returns its last character. */
function applyLineBreakRules(node: Nodes, before: string): string {
  // The table of contents uses headings as they are written.
  if (node.type === 'heading') return '';
  if (node.type === 'inlineCode') return node.value;
  if (node.type === 'text') return (node.value = keepHyphens(keepParticles(node.value, before)));
  if (!('children' in node)) return '';
  const first = withinSentences.has(node.type) ? before : '';
  return node.children.reduce((end, child) => applyLineBreakRules(child, end), first);
}

/**
 * A remark plugin that keeps Korean particles and short parts of hyphenated words on the line of
 * what they belong to.
 */
export function remarkParticles(): Transformer<Root> {
  return (root) => void applyLineBreakRules(root, '');
}
