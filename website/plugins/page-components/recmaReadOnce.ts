import type { ImportDeclaration, Program } from 'estree';
import type { Transformer } from 'unified';

type Specifier = ImportDeclaration['specifiers'][number];

/** Imports a name as another and tells which constant takes its place. */
function rename(specifier: Specifier): Program['body'][number] {
  const id = specifier.local;
  const init = { ...id, name: `${id.name}Import` };
  specifier.local = init;
  const declarations = [{ type: 'VariableDeclarator' as const, id, init }];
  return { type: 'VariableDeclaration', kind: 'const', declarations };
}

/**
 * Has a page read what makes its elements once, into constants. The bundler keeps and follows every
 * place that names an import, and a compiled page names `jsx` hundreds of times.
 */
export default function recmaReadOnce(): Transformer<Program> {
  return ({ body }) => {
    const runtime = body
      .filter((node) => node.type === 'ImportDeclaration')
      .filter(({ source }) => source.value === 'react/jsx-runtime');
    body.unshift(...runtime.flatMap(({ specifiers }) => specifiers.map(rename)));
  };
}
