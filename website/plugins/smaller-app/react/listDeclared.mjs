import walk from './walk.mjs';

/** The names of variables that statements declare for the whole function around them. */
export default function listDeclared(statements) {
  const names = [];
  for (const statement of statements) {
    walk(statement, ({ type, id }, _parent, { body }) => {
      if (type === 'VariableDeclarator' && body === statement) names.push(id.name);
    });
  }
  return names;
}
