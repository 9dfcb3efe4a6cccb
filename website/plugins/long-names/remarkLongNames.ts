import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { listNodes } from '../page-components/listNodes';
import { breakName } from './breakName';

const lineMayEnd = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/**
 * Lets a line end within a name that no line of a phone holds, where its words meet: it would end at
 * any letter. The name is copied and found as it is.
 */
export default function remarkLongNames(): Transformer<Root> {
  return (root) => {
    for (const node of listNodes(root)) {
      if (node.type !== 'inlineCode') continue;
      const parts = breakName(node.value).map((value) => ({ type: 'text', value }));
      if (parts.length === 1) continue;
      const hChildren = parts.flatMap((part, at) => (at === 0 ? [part] : [lineMayEnd, part]));
      Object.assign((node.data ??= {}), { hChildren });
    }
  };
}
