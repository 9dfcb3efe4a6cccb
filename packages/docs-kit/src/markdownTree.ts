import type { Literal, Program } from 'estree';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Nodes } from 'mdast';
import type { Position } from './problems';

/** Wraps a statement as an MDX program. */
export function programOf(statement: Program['body'][number]): Program {
  return { type: 'Program', sourceType: 'module', body: [statement] };
}

/** An import of a module's default export for a page. */
export function importOf(local: string, from: string): MdxjsEsm {
  const estree = programOf({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }],
    source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
  });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/** An attribute whose value is a literal in the compiled page. */
export function literalAttribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const raw = JSON.stringify(value);
  // A single literal node: MDX would clone and walk a tree of the whole value many times.
  const expression: Literal = { type: 'Literal', value: null, raw };
  const estree = programOf({ type: 'ExpressionStatement', expression });
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: raw, data: { estree } },
  };
}

/** A component with literal props. */
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

/** All nodes of a page's tree, in document order. */
export function listNodes(tree: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(tree);
  if ('children' in tree) for (const child of tree.children) listNodes(child, found);
  return found;
}

/** Where a node begins in its file. */
export function positionOf({ position }: Pick<Nodes, 'position'>): Position {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}
