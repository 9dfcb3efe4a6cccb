import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { parsePage } from 'docs-kit/pages';
import { remarkBelowFold, remarkBeside } from './layout';

const nameOf = (node: Root['children'][number]): string =>
  node.type === 'mdxJsxFlowElement' ? String(node.name) : node.type;

async function blocksOf(page: string): Promise<unknown[]> {
  const tree = await unified()
    .use(remarkBeside)
    .use(remarkBelowFold)
    .run(parsePage(page, 'page.mdx'));
  return (tree as Root).children.map((node) =>
    'children' in node && ['BelowFold', 'div'].includes(nameOf(node))
      ? node.children.map((child) => nameOf(child as never))
      : nameOf(node),
  );
}

const paragraphs = (count: number): string => 'Text\n\n'.repeat(count);

it('wraps what follows the first eight blocks, and leaves imports outside', async () => {
  expect(await blocksOf(`${paragraphs(9)}import a from 'a'\n\n## More\n`)).toEqual([
    'mdxjsEsm',
    ...Array.from({ length: 8 }, () => 'paragraph'),
    ['paragraph', 'heading'],
  ]);
});

it('wraps the rest of a group, and the groups after it', async () => {
  const page = `Lead.\n\n<Signature of="a" />\n\n<Sample name="a" />\n\n${paragraphs(9)}`;
  expect(await blocksOf(`${page}## More\n\nText\n\n<Sample name="b" />\n`)).toEqual([
    'paragraph',
    ['Signature', 'Sample', ...Array.from({ length: 5 }, () => 'paragraph'), 'BelowFold'],
    ['div'],
  ]);
});

it('leaves a short page unchanged', async () => {
  expect(await blocksOf(paragraphs(8))).toHaveLength(8);
});
