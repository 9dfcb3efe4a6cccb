import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { listNodes } from 'docs-kit';

export type SampleElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An occurrence of a sample on a page. */
export interface SampleUse {
  element: SampleElement;
  /** Empty if it is missing. */
  name: string;
  region?: string;
  lines?: string;
  /** The line of the page, from 1. */
  line: number;
}

/** The text of an attribute; undefined if it is missing. */
function attribute(element: SampleElement, name: string): string | undefined {
  const found = element.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** All samples on a page, in order. */
export function sampleUses(tree: Root): SampleUse[] {
  return listNodes(tree).flatMap((node): SampleUse[] => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    if (node.name !== 'Sample') return [];
    const name = attribute(node, 'name') ?? '';
    const line = node.position?.start.line ?? 1;
    const [region, lines] = [attribute(node, 'region'), attribute(node, 'lines')];
    return [{ element: node, name, region, lines, line }];
  });
}

/** The lines of a page with typed code blocks. */
export function typedBlocks(tree: Root): number[] {
  const blocks = listNodes(tree).filter(({ type }) => type === 'code');
  return blocks.map(({ position }) => position?.start.line ?? 1);
}
