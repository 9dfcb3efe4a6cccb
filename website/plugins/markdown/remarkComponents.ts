import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { importOf, listNodes } from 'docs-kit';

/** Components that all pages get by name: src/theme/MDXComponents. */
const onEveryPage: readonly string[] = ['PageProof', 'Sample'];

const folder = fileURLToPath(new URL('../../src/components/', import.meta.url));

/** Imports the components that a page uses, so that other pages do not load them. */
export default function remarkComponents(): Transformer<Root> {
  const known = new Set(readdirSync(folder).filter((name) => !onEveryPage.includes(name)));
  return (root) => {
    const used = new Set<string>();
    for (const node of listNodes(root)) {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (isElement && node.name && known.has(node.name)) used.add(node.name);
    }
    const imports = [...used].map((name) =>
      importOf(name, `@site/src/components/${name}/index.tsx`),
    );
    root.children.unshift(...imports);
  };
}
