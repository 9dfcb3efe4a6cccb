import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { cutRegion } from './cutRegion';
import { readSample } from './findSample';
import { parseLines } from './parseLines';
import { samplesFolder } from './places';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The text of an attribute; undefined when it is not there. */
function attribute(element: Element, name: string): string | undefined {
  const found = element.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The module of a sample as a page imports it. */
export function sampleModule(name: string, region?: string, lines?: string): string {
  const query = new URLSearchParams({ ...(region && { region }), ...(lines && { lines }) });
  return `@site/samples/${name}?sample${query.size ? `&${query}` : ''}`;
}

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
function pointAt(element: Element, local: string): void {
  const kept = element.attributes.filter(
    (it) => it.type !== 'mdxJsxAttribute' || !['name', 'region', 'lines'].includes(it.name),
  );
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name: local } }],
  };
  element.attributes = [
    ...kept,
    {
      type: 'mdxJsxAttribute',
      name: 'of',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: local,
        data: { estree },
      },
    },
  ];
}

/**
 * Makes each `<Sample name="…" />` of a page import its file. A sample or region that is not
 * there, and a fenced block, stop the build with the page's file and line.
 */
export default function remarkSamples({ folder = samplesFolder } = {}): Transformer<Root> {
  return (tree, file) => {
    const locals = new Map<string, string>();
    const stop = (message: string, line: number | undefined): never => {
      throw new Error(`${file.path}:${line ?? 1}: ${message}`);
    };
    visit(tree, (node) => {
      const line = node.position?.start.line;
      if (node.type === 'code') stop('code is a file in website/samples, not a fenced block', line);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'Sample') return;
      const name = attribute(node, 'name') ?? stop('<Sample> needs a name', line);
      const [region, lines] = [attribute(node, 'region'), attribute(node, 'lines')];
      try {
        cutRegion(readSample(folder, name), region);
        parseLines(lines ?? '');
      } catch (error) {
        stop(`<Sample name="${name}">: ${(error as Error).message}`, line);
      }
      const from = sampleModule(name, region, lines);
      const local = locals.get(from) ?? `sample${locals.size}`;
      locals.set(from, local);
      pointAt(node, local);
    });
    tree.children.unshift(...[...locals].map(([from, local]) => importOf(local, from)));
  };
}
