import type { Nodes } from 'mdast';
import type { PageComponent } from './Page';

/** Every component of a page in its order, with its props as they are written. */
export function listComponents(nodes: readonly Nodes[]): PageComponent[] {
  const components: PageComponent[] = [];
  for (const node of nodes) {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const props: Record<string, string> = {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const { value } = attribute;
      props[attribute.name] = typeof value === 'object' ? (value?.value ?? '') : (value ?? '');
    }
    components.push({ name: node.name ?? '', props, line, column });
  }
  return components;
}
