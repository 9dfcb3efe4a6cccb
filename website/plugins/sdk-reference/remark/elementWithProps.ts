import type { Literal, Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An attribute that carries a value as a literal, so that nothing is looked up in the browser. */
export function literalAttribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const raw = JSON.stringify(value);
  // One node, written as it is: MDX would clone and walk a tree of the whole value many times.
  const expression: Literal = { type: 'Literal', value: null, raw };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: raw, data: { estree } },
  };
}

/** A component with its props as literals. */
export function elementWithProps(name: string, props: object): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => literalAttribute(key, value)),
    children: [],
  };
}
