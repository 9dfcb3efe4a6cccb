import { valueToEstree } from 'estree-util-value-to-estree';
import type { Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An attribute that carries a value as a literal, so that nothing is looked up in the browser. */
export function literalAttribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: { estree },
    },
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
