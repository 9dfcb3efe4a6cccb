import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { importOf, listNodes, programOf } from 'docs-kit';

/** Components that all pages get by name: src/theme/MDXComponents. */
const onEveryPage: readonly string[] = ['PageVerification', 'Sample'];

const folder = fileURLToPath(new URL('../../src/components/', import.meta.url));

type Import = ReturnType<typeof importOf>;

/** The import of a component that shares a module with others. */
function importNamed(name: string, from: string): Import {
  const identifier = { type: 'Identifier', name } as const;
  const estree = programOf({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{ type: 'ImportSpecifier', local: { ...identifier }, imported: identifier }],
    source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
  });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/** The imports of all components: those with a folder of their own, and those that share one. */
function listImports(): Map<string, Import> {
  const imports = new Map<string, Import>();
  for (const home of readdirSync(folder)) {
    const source = readFileSync(path.join(folder, home, 'index.tsx'), 'utf8');
    const from = `@site/src/components/${home}/index.tsx`;
    imports.set(home, importOf(home, from));
    for (const [, name = ''] of source.matchAll(/^export function ([A-Z]\w*)/gm)) {
      imports.set(name, importNamed(name, from));
    }
  }
  return imports;
}

/** Imports the components that a page uses, so that other pages do not load them. */
export default function remarkComponents(): Transformer<Root> {
  const imports = listImports();
  for (const name of onEveryPage) imports.delete(name);
  return (root) => {
    const used = new Set<Import>();
    for (const node of listNodes(root)) {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      const found = isElement && node.name ? imports.get(node.name) : undefined;
      if (found) used.add(found);
    }
    root.children.unshift(...structuredClone([...used]));
  };
}
