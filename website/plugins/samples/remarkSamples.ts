import type { Expression } from 'estree';
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { importOf, programOf } from 'docs-kit';
import { versionOfFile } from '../../config/versions';
import { samplesFolder } from './paths';
import { checkUses, type SampleElement, type SampleUse, sampleUses } from './sampleUses';

/** The module of a sample, as a page imports it. */
function sampleModule(from: string, { name, region, lines }: SampleUse): string {
  const query = new URLSearchParams({ ...(region && { region }), ...(lines && { lines }) });
  return `@site/${from}/${name}?sample${query.size ? `&${query}` : ''}`;
}

type Attribute = SampleElement['attributes'][number];

/** The attribute `of`, whose value is an expression. */
function attributeOf(value: string, expression: Expression): Attribute {
  const estree = programOf({ type: 'ExpressionStatement', expression });
  return {
    type: 'mdxJsxAttribute',
    name: 'of',
    value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree } },
  };
}

/** Replaces the attributes that name the sample with one that contains its data. */
function pointAt(element: SampleElement, local: string): void {
  const kept = element.attributes.filter(
    (it) => it.type !== 'mdxJsxAttribute' || !['name', 'region', 'lines'].includes(it.name),
  );
  element.attributes = [...kept, attributeOf(local, { type: 'Identifier', name: local })];
}

/** The verification of all samples, at the end of a page. */
function pageVerification(locals: readonly string[]): SampleElement {
  const elements = locals.map((name) => ({ type: 'Identifier', name }) as const);
  const attribute = attributeOf(`[${locals}]`, { type: 'ArrayExpression', elements });
  return {
    type: 'mdxJsxFlowElement',
    name: 'PageVerification',
    attributes: [attribute],
    children: [],
  };
}

/**
 * A remark plugin that makes each `<Sample name="…" />` import its file. A missing sample or
 * region, or a code block typed into the page, fails the build with the page's file and line.
 */
export default function remarkSamples({ folder = samplesFolder } = {}): Transformer<Root> {
  return (tree, file) => {
    const version = versionOfFile(file.path);
    const problems = checkUses(tree, version?.samplesFolder ?? folder);
    if (problems.length) {
      throw new Error(
        problems.map(({ line, message }) => `${file.path}:${line}: ${message}`).join('\n'),
      );
    }
    const locals = new Map<string, string>();
    const home = version ? `versions/${version.name}/samples` : 'samples';
    for (const use of sampleUses(tree)) {
      const from = sampleModule(home, use);
      const local = locals.get(from) ?? `sample${locals.size}`;
      locals.set(from, local);
      pointAt(use.element, local);
    }
    if (locals.size === 0) return;
    tree.children.unshift(...[...locals].map(([from, local]) => importOf(local, from)));
    tree.children.push(pageVerification([...locals.values()]));
  };
}
