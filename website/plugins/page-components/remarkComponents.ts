import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { importOf } from '../samples/importOf';

const folder = fileURLToPath(new URL('../../src/components/', import.meta.url));
// These come with every page: src/theme/MDXComponents.
const onEveryPage = ['PageProof', 'Sample', 'TableScroll'];

/** Imports into a page the components that it uses, so that no other page carries them. */
export default function remarkComponents(): Transformer<Root> {
  const known = new Set(readdirSync(folder).filter((name) => !onEveryPage.includes(name)));
  return (root) => {
    const used = new Set<string>();
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name } = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name && known.has(name)) used.add(name);
    });
    const imports = [...used].map((name) => importOf(name, `@site/src/components/${name}`));
    root.children.unshift(...imports);
  };
}
