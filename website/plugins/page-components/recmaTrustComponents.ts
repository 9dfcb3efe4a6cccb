import type { FunctionDeclaration, Node, Program } from 'estree';
import type { Transformer } from 'unified';
import { onEveryPage } from './onEveryPage';

const complaint = '_missingMdxReference';

const isFunction = (node: Node, name: string): node is FunctionDeclaration =>
  node.type === 'FunctionDeclaration' && node.id.name === name;

/** The component that a statement asks for, where it complains of one that is not there. */
function nameAskedFor(node: Node): unknown {
  if (node.type !== 'IfStatement' || node.consequent.type !== 'ExpressionStatement') return;
  const { expression } = node.consequent;
  if (expression.type !== 'CallExpression') return;
  const {
    callee,
    arguments: [name],
  } = expression;
  if (callee.type !== 'Identifier' || callee.name !== complaint) return;
  return name?.type === 'Literal' ? name.value : undefined;
}

/**
 * Has a page not ask whether the components are there that come with every page. It still complains of
 * any other that it is not given: a name that is written wrong.
 */
export default function recmaTrustComponents(): Transformer<Program> {
  return (program) => {
    const content = program.body.find((node) => isFunction(node, '_createMdxContent'));
    if (!content) return;
    const { body } = content;
    body.body = body.body.filter((node) => !onEveryPage.includes(String(nameAskedFor(node))));
    if (body.body.some((node) => nameAskedFor(node) !== undefined)) return;
    program.body = program.body.filter((node) => !isFunction(node, complaint));
  };
}
