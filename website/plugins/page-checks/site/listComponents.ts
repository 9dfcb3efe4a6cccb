import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageComponent } from './Page';

/** Every component of a page in its order, with its props as they are written. */
export function listComponents(tree: Root): PageComponent[] {
  const components: PageComponent[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const props: Record<string, string> = {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const { value } = attribute;
      props[attribute.name] = typeof value === 'object' ? (value?.value ?? '') : (value ?? '');
    }
    components.push({ name: node.name ?? '', props, line, column });
  });
  return components;
}
