import { initSync, parse } from 'es-module-lexer';

initSync();

const staticImport = -1;
const exported = /^export (?:default (?=function \w)|(?=(?:const|function) ))/gm;

/** What an import names: `a, {b as c}` names `a` and `c`. */
function namesOf(statement: string): string[] {
  const [clause = ''] = /(?<=^import\b).*(?=\bfrom\b)/s.exec(statement) ?? [];
  return clause.replace(/[\w$*]+\s+as\s+|[{}]/g, ' ').match(/[\w$]+/g) ?? [];
}

// Called as nothing that a page imports.
const member = (name: string): string => `__page[${JSON.stringify(name)}]`;

/**
 * Makes of a compiled page a module that holds it as a text, and runs that. A bundler reads, follows and
 * writes anew everything in a module, and for the server, which draws each page once, nothing comes of
 * that. A page that asks for modules otherwise than by imports at its top stays as it is.
 *
 * @param name - What the page is called where it fails
 */
export function toText(source: string, name: string): string {
  const [imports, exports] = parse(source);
  if (imports.some(({ d }) => d !== staticImport) || /\brequire\(/.test(source)) return source;
  let rest = '';
  let end = 0;
  for (const { ss, se } of imports) {
    rest += source.slice(end, ss);
    end = se;
  }
  rest += source.slice(end);
  if (rest.match(exported)?.length !== exports.length) return source;
  const statements = imports.map(({ ss, se }) => source.slice(ss, se));
  const results = exports.map(({ n, ln }) => `${JSON.stringify(n)}: ${ln}`).join();
  const names = statements.flatMap(namesOf);
  const text = `'use strict';${rest.replace(exported, '')}\nreturn {${results}}\n//# sourceURL=${name}`;
  const parameters = [...names, text].map((parameter) => JSON.stringify(parameter)).join();
  return [
    ...statements,
    `const __page = new Function(${parameters})(${names.join()})`,
    ...exports.map(({ n }) =>
      n === 'default' ? `export default ${member(n)}` : `export const ${n} = ${member(n)}`,
    ),
    '',
  ].join(';\n');
}
