import { elementWithProps } from 'docs-kit';
import type { Root, RootContent } from 'mdast';
import type { Transformer } from 'unified';

/** About as many blocks as the first screen of a large window shows. */
const blocksOfFirstScreen = 6;

const countBlocks = (block: RootContent): number =>
  block.type === 'mdxJsxFlowElement' && block.name === 'div' ? block.children.length : 1;

/** Wraps what is below the first screen, so that the app can render the first screen before it. */
export default function remarkBelowFold(): Transformer<Root> {
  return (root) => {
    const modules = root.children.filter(({ type }) => type === 'mdxjsEsm');
    const blocks = root.children.filter(({ type }) => type !== 'mdxjsEsm');
    let count = 0;
    const end = blocks.findIndex((block) => {
      const isBelow = count >= blocksOfFirstScreen;
      count += countBlocks(block);
      return isBelow;
    });
    if (end < 0) return;
    const rest = Object.assign(elementWithProps('BelowFold', {}), { children: blocks.slice(end) });
    root.children = [...modules, ...blocks.slice(0, end), rest as RootContent];
  };
}
