import type { Program } from 'estree';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

/** A program of one statement, as MDX keeps it. */
export function programOf(statement: Program['body'][number]): Program {
  return { type: 'Program', sourceType: 'module', body: [statement] };
}

/** The import of a module's default export into a page. */
export function importOf(local: string, from: string): MdxjsEsm {
  const estree = programOf({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }],
    source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
  });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
