import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Transformer } from 'unified';
import { checkUses } from './checkUses';
import { samplesFolder } from './places';
import { sampleModule } from './sampleModule';
import { sampleUses, type SampleElement } from './sampleUses';

function importOf(local: string, from: string): MdxjsEsm {
  const body: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }],
    source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
  };
  const estree: Program = { type: 'Program', sourceType: 'module', body: [body] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/** Replaces the attributes that name the sample by one that holds its data. */
function pointAt(element: SampleElement, local: string): void {
  const kept = element.attributes.filter(
    (it) => it.type !== 'mdxJsxAttribute' || !['name', 'region', 'lines'].includes(it.name),
  );
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name: local } }],
  };
  const value = { type: 'mdxJsxAttributeValueExpression', value: local, data: { estree } } as const;
  element.attributes = [...kept, { type: 'mdxJsxAttribute', name: 'of', value }];
}

/**
 * Makes each `<Sample name="…" />` of a page import its file. A sample or region that is not
 * there, and a block of code typed into the page, stop the build with the page's file and line.
 */
export default function remarkSamples({ folder = samplesFolder } = {}): Transformer<Root> {
  return (tree, file) => {
    const problems = checkUses(tree, folder);
    if (problems.length) {
      throw new Error(
        problems.map(({ line, message }) => `${file.path}:${line}: ${message}`).join('\n'),
      );
    }
    const locals = new Map<string, string>();
    for (const { element, name, region, lines } of sampleUses(tree)) {
      const from = sampleModule(name, region, lines);
      const local = locals.get(from) ?? `sample${locals.size}`;
      locals.set(from, local);
      pointAt(element, local);
    }
    tree.children.unshift(...[...locals].map(([from, local]) => importOf(local, from)));
  };
}
