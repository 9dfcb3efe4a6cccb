import type { InlineCode, Nodes, Text } from 'mdast';
import { type Position, positionOf } from 'docs-kit';
import { isShown, type PageComponent, type Phrase, type PositionedText } from './page';

/** Nodes that change the appearance of text, not its extent. */
const running = new Set(['strong', 'emphasis', 'delete', 'link', 'linkReference']);

function leavesOf(node: Nodes): Nodes[] {
  if (!('children' in node)) return [node];
  return node.children.flatMap((child) => (running.has(child.type) ? leavesOf(child) : [child]));
}

// A number in code continues with the unit after it.
function isText(node: Nodes): node is Text | InlineCode {
  return node.type === 'text' || (node.type === 'inlineCode' && /^[\d_,. ]+$/.test(node.value));
}

function joinWithin(parent: Nodes): Phrase[] {
  const phrases: Phrase[] = [];
  let current: Phrase | undefined;
  for (const leaf of leavesOf(parent)) {
    if (!isText(leaf)) current = undefined;
    else if (current) current.text += leaf.value;
    else {
      current = { kind: 'words', text: leaf.value, ...positionOf(leaf) };
      phrases.push(current);
    }
  }
  return phrases;
}

/** The text of a page as it is read: bold text and links do not interrupt it. */
function joinTexts(nodes: readonly Nodes[]): Phrase[] {
  return nodes.flatMap((node) =>
    'children' in node && !running.has(node.type) ? joinWithin(node) : [],
  );
}

/** What the phrases of a page are extracted from. */
interface TextSources {
  source: string;
  frontMatter: Readonly<Record<string, string>>;
  nodes: readonly Nodes[];
  components: readonly PageComponent[];
}

function ofNodes(nodes: readonly Nodes[]): Phrase[] {
  return nodes.flatMap((node): Phrase[] => {
    const position = positionOf(node);
    if (node.type === 'inlineCode') return [{ kind: 'code', text: node.value, ...position }];
    // Alternative texts and link titles are read too.
    const texts = [
      'title' in node ? node.title : undefined,
      node.type === 'image' ? node.alt : undefined,
    ];
    const words = texts.flatMap((text) => text ?? []);
    return words.map((text) => ({ kind: 'words', text, ...position }));
  });
}

function ofComponents(components: readonly PageComponent[]): Phrase[] {
  return components.flatMap(({ props, line, column }) =>
    Object.entries(props)
      .filter(([prop]) => isShown(prop))
      .map(([, text]): Phrase => ({ kind: 'words', text, line, column })),
  );
}

/** The location of the value of an entry in the front matter. */
export function positionOfEntry(source: string, name: string): Position {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${name}:`));
  return { line: index + 1, column: name.length + 3 };
}

function ofFrontMatter({ source, frontMatter }: TextSources): Phrase[] {
  return Object.entries(frontMatter)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({ kind: 'words', text, ...positionOfEntry(source, name) }));
}

/** All of a page's own text, without its components. */
export function listPhrases(text: TextSources): Phrase[] {
  const { nodes, components } = text;
  return [
    ...ofFrontMatter(text),
    ...joinTexts(nodes),
    ...ofNodes(nodes),
    ...ofComponents(components),
  ];
}

/** What a rule finds in a text: the problem and its fix. */
export interface Finding {
  index: number;
  message: string;
}

/** The location of the character at `index` in a phrase, or in another positioned text. */
export function positionIn(phrase: PositionedText, index: number): Position {
  const before = phrase.text.slice(0, index).split('\n');
  const last = before.at(-1) ?? '';
  return before.length > 1
    ? { line: phrase.line + before.length - 1, column: last.length + 1 }
    : { line: phrase.line, column: phrase.column + index };
}
