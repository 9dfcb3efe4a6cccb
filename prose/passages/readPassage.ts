import type { Nodes, Parents } from 'mdast';
import { CODE, type Passage } from './Passage';

type Start = Pick<Passage, 'language' | 'file' | 'kind'>;

/** What a component says, as the build has filled it in. */
function wordsOfComponent(node: Nodes): string {
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return '';
  const props = new Map(
    node.attributes.map((one) => ('name' in one ? [one.name, one.value] : ['', ''])),
  );
  const said = ['text', 'code', 'name', 'of'].map((name) => props.get(name));
  return said.find((value) => typeof value === 'string') ?? '';
}

/** Gathers the words of a paragraph, heading or cell; code and components become one sign each. */
export function readPassage(node: Parents, start: Start): Passage {
  const passage: Passage = { ...start, text: '', spans: [], italics: [] };
  const append = (text: string, at: Nodes, code?: string) => {
    const { line = 1, column = 1 } = at.position?.start ?? {};
    passage.spans.push({ index: passage.text.length, line, column, ...(code && { code }) });
    passage.text += text;
  };
  const read = (child: Nodes): void => {
    if (child.type === 'text') append(child.value, child);
    else if (child.type === 'inlineCode') append(CODE, child, child.value);
    else if (child.type === 'mdxJsxTextElement') append(CODE, child, wordsOfComponent(child));
    else if ('children' in child) {
      const index = passage.text.length;
      child.children.forEach(read);
      if (child.type === 'emphasis') {
        passage.italics.push({ index, text: passage.text.slice(index) });
      }
    }
  };
  node.children.forEach(read);
  return passage;
}
