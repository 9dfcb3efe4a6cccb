import { listNodes } from 'docs-kit';
import type { InlineCode, Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';

/** Such as `--allow-origin` or `touch-action: none`: a line would tear it at its hyphens. */
const SHORT_WITH_HYPHENS = /^(?=.*-).{1,24}$/;

/** Such as `Speak now.` or `npm ls react`. */
const FEW_LETTERS = /^.{1,12}$/;

/** So long is a name that the lines of most phones hold, the ending of its word included. */
const LONGEST = /^\S{28}$/;

/** Whether a name begins a line rather than be torn; a column has no room for a long one. */
export const isWhole = (name: string, isInTable: boolean): boolean =>
  SHORT_WITH_HYPHENS.test(name) ||
  (name.includes(' ') && FEW_LETTERS.test(name)) ||
  (LONGEST.test(name) && !isInTable);

/** So many letters fill a line of a list on the narrowest phone. */
const LONG = /\S{28}/;

/** Before a capital or a parenthesis; after a dot, an underscore or a slash. */
const SEAMS = /(?<=[a-z])(?=[A-Z])|(?=\()|(?<=[._/])(?=\w)/;

/** The parts of a name that a line may end between; of one that any line holds, there is one part. */
export const breakName = (name: string): string[] => (LONG.test(name) ? name.split(SEAMS) : [name]);

const lineMayEnd = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

function mark(node: InlineCode, isInTable: boolean): void {
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
 * Lets a line end within a name that no line of a phone holds, where its words meet: it would end at
 * any letter. One that a line holds stays whole. Either is copied and found as it is.
 */
export function remarkLongNames(): Transformer<Root> {
  return (root) => {
    const nodes = listNodes(root);
    const cells = nodes.filter(({ type }) => type === 'tableCell');
    const inTables = new Set<Nodes>(cells.flatMap((cell) => listNodes(cell)));
    for (const node of nodes) if (node.type === 'inlineCode') mark(node, inTables.has(node));
  };
}

/** What a browser ends a line behind, even where it ends none within words of Hangul. */
const END = String.raw`[)\]}>/?!%]`;
const seam = new RegExp(`(?<=${END})(?=[가-힣])`, 'g');

/** Nobody sees it, and no line ends there. */
const joiner = '\u2060';

/**
 * Keeps a particle or an ending on the line of the mark that it follows: 시간(밀리초)입니다.
 *
 * @param before - What stands right before the text. Default: nothing that it could follow
 */
export const keepParticles = (text: string, before = ''): string =>
  `${before.slice(-1)}${text}`.replace(seam, joiner).slice(before.slice(-1).length);

/**
 * So few letters before a hyphen are not left alone at the end of a line: Wi-Fi, in-app. Addresses and
 * names like `x-api-key` are not touched, for they are copied.
 */
const SHORT_HALF = /(?<![\w./:-])[A-Za-z]{1,2}-(?=(?:Fi|[a-z]{2,})(?![\w/:-]|\.\w))/g;

/** Keeps a word with a short half before its hyphen on one line. Nobody sees what does. */
export const keepHyphens = (text: string): string => text.replace(SHORT_HALF, '$&\u2060');

const withinSentences = new Set(['strong', 'emphasis', 'delete', 'link', 'mdxJsxTextElement']);

/** Keeps together what belongs together in a part of a page, and returns what it ends with. */
function keep(node: Nodes, before: string): string {
  // Contents name headings as they are written.
  if (node.type === 'heading') return '';
  if (node.type === 'inlineCode') return node.value;
  if (node.type === 'text') return (node.value = keepHyphens(keepParticles(node.value, before)));
  if (!('children' in node)) return '';
  const first = withinSentences.has(node.type) ? before : '';
  return node.children.reduce((end, child) => keep(child, end), first);
}

/** Keeps the particles of a Korean page on the lines of what they follow, and short halves with theirs. */
export function remarkParticles(): Transformer<Root> {
  return (root) => void keep(root, '');
}
