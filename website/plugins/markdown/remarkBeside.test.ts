import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { parsePage } from 'docs-kit/pages';
import { remarkBeside } from './layout';

/** The content of a page's groups, by names and kinds. */
async function groupsOf(page: string): Promise<unknown[]> {
  const tree = (await unified().use(remarkBeside).run(parsePage(page, 'page.mdx'))) as Root;
  return tree.children.map((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'div'
      ? node.children.map((child) => ('name' in child ? child.name : child.type))
      : node.type,
  );
}

it('groups a sample with the text up to the section of the next sample', async () => {
  const page =
    'Lead.\n\n<Signature of="a" />\n\n<Sample name="a" />\n\n## Returns\n\nText\n\n' +
    '## Cancel\n\nText\n\n<Sample name="b" />\n\n<Sample name="c" />\n\nText\n';
  expect(await groupsOf(page)).toEqual([
    'paragraph',
    ['Signature', 'Sample', 'heading', 'paragraph'],
    ['heading', 'paragraph', 'Sample'],
    ['Sample', 'paragraph'],
  ]);
});

it('leaves a page unchanged without a leading signature or without a sample', async () => {
  expect(await groupsOf('## Type\n\n<Signature of="a" />\n\n<Sample name="a" />\n')).toEqual([
    'heading',
    'mdxJsxFlowElement',
    'mdxJsxFlowElement',
  ]);
  expect(await groupsOf('<Signature of="a" />\n\nText\n')).toEqual([
    'mdxJsxFlowElement',
    'paragraph',
  ]);
});
