import type { Nodes } from 'mdast';
import type { Place } from 'docs-kit';

/** A comment is an expression without a statement. */
interface ExpressionData {
  estree?: { body: unknown[] };
}

function isComputed(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return (node.data as ExpressionData | undefined)?.estree?.body.length !== 0;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.some(
        (one) =>
          one.type === 'mdxJsxExpressionAttribute' ||
          (typeof one.value === 'object' && one.value !== null),
      );
    default:
      return false;
  }
}

/** Where a page computes what it says, in braces, which no check can read. */
export function listExpressions(nodes: readonly Nodes[]): Place[] {
  return nodes.filter(isComputed).map(({ position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    return { line, column };
  });
}
