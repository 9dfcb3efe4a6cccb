/**
 * Visits each node of a syntax tree, outer ones first, with its parent and what is around it: the
 * body of the function, and the name of the nearest function that was declared.
 */
export default function walk(node, visit, parent, around = { name: '', body: node }) {
  visit(node, parent, around);
  const { type, id, body } = node;
  const isFunction = /Function/.test(type);
  const name = type === 'FunctionDeclaration' ? id.name : around.name;
  const inside = isFunction ? { name, body } : around;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visit, node, inside);
    }
  }
}
