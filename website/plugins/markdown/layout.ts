import type { Root, RootContent } from 'mdast';
import { elementWithProps } from 'docs-kit';
import type { Transformer } from 'unified';

const isNamed = (node: RootContent, name: string): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === name;

/** The start of the section that a sample belongs to: its heading, or the sample. */
function startOf(children: readonly RootContent[], sample: number, least: number): number {
  const heading = children.slice(least, sample).findLastIndex(({ type }) => type === 'heading');
  return heading < 0 ? sample : least + heading;
}

/**
 * Groups each sample on a page about a method with the text up to the next sample's section, so
 * that CSS can show them side by side. Such a page has the method's signature before its first
 * heading.
 */
export function remarkBeside(): Transformer<Root> {
  return (root) => {
    const { children } = root;
    const signature = children.findIndex((node) => isNamed(node, 'Signature'));
    const heading = children.findIndex(({ type }) => type === 'heading');
    if (signature < 0 || heading < signature) return;
    const samples = children.flatMap((node, at) => (isNamed(node, 'Sample') ? [at] : []));
    const starts = samples.map((sample, nth) =>
      nth === 0 ? signature : startOf(children, sample, (samples[nth - 1] as number) + 1),
    );
    const groups = starts.map((start, nth) => {
      const group = elementWithProps('div', { className: 'beside' });
      return Object.assign(group, { children: children.slice(start, starts[nth + 1]) });
    });
    if (groups.length) root.children = [...children.slice(0, starts[0]), ...groups];
  };
}

/** About as many blocks as the first screen of a desktop shows. */
const blocksOfFirstScreen = 8;

/**
 * Wraps what is below the first screen, so that the app can render the first screen before it; in a
 * group of blocks, too.
 */
export function remarkBelowFold(): Transformer<Root> {
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
