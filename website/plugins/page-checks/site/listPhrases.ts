import type { Nodes } from 'mdast';

/** A piece of a page's own writing: words, or code within them. */
export interface Phrase {
  kind: 'words' | 'code';
  text: string;
  line: number;
  column: number;
}

/** What the phrases of a page are taken from. */
interface Text {
  source: string;
  frontMatter: Readonly<Record<string, string>>;
  nodes: readonly Nodes[];
}

function ofNodes(nodes: readonly Nodes[]): Phrase[] {
  return nodes.flatMap((node): Phrase[] => {
    if (node.type !== 'text' && node.type !== 'inlineCode') return [];
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const kind = node.type === 'text' ? 'words' : 'code';
    return [{ kind, text: node.value, line, column }];
  });
}

function ofFrontMatter({ source, frontMatter }: Text): Phrase[] {
  const lines = source.split('\n');
  return ['title', 'description'].flatMap((name): Phrase[] => {
    const text = frontMatter[name];
    if (!text) return [];
    const line = lines.findIndex((one) => one.startsWith(`${name}:`)) + 1;
    return [{ kind: 'words', text, line, column: name.length + 3 }];
  });
}

/** Everything a page says in its own words, without its components. */
export function listPhrases(text: Text): Phrase[] {
  return [...ofFrontMatter(text), ...ofNodes(text.nodes)];
}

/** The place of the character at `index` in a phrase. */
export function placeIn(phrase: Phrase, index: number): { line: number; column: number } {
  const before = phrase.text.slice(0, index).split('\n');
  const last = before.at(-1) ?? '';
  return before.length > 1
    ? { line: phrase.line + before.length - 1, column: last.length + 1 }
    : { line: phrase.line, column: phrase.column + index };
}
