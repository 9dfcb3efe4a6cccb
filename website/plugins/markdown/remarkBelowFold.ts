import { elementWithProps } from 'docs-kit';
import type { Root, RootContent } from 'mdast';
import type { Transformer } from 'unified';

/** About as many blocks as the first screen of a desktop shows. */
const blocksOfFirstScreen = 8;

/**
 * Wraps what is below the first screen, so that the app can render the first screen before it; in a
 * group of blocks, too.
 */
export default function remarkBelowFold(): Transformer<Root> {
  let left: number;
  const wrap = <Block extends RootContent>(blocks: Block[]): Block[] => {
    const end = blocks.findIndex((block) => {
      if (left === 0) return true;
      if (block.type !== 'mdxJsxFlowElement' || block.name !== 'div') left -= 1;
      else block.children = wrap(block.children);
      return false;
    });
    if (end < 0) return blocks;
    const rest = Object.assign(elementWithProps('BelowFold', {}), { children: blocks.slice(end) });
    return [...blocks.slice(0, end), rest as RootContent as Block];
  };
  return (root) => {
    const modules = root.children.filter(({ type }) => type === 'mdxjsEsm');
    const blocks = root.children.filter(({ type }) => type !== 'mdxjsEsm');
    left = blocksOfFirstScreen;
    root.children = [...modules, ...wrap(blocks)];
  };
}
