import path from 'node:path';
import type { Expression } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { importOf, listNodes, programOf, relativeToRoot } from 'docs-kit';
import { cutRegion, parseLines } from './cutRegion';
import { readSample } from './findSample';
import type { SamplesOptions } from './options';

type SampleElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An occurrence of a sample on a page. */
export interface SampleUse {
  element: SampleElement;
  /** Empty if it is missing. */
  name: string;
  region?: string;
  lines?: string;
  /** The line of the page, from 1. */
  line: number;
}

/** The text of an attribute; undefined if it is missing. */
function attribute(element: SampleElement, name: string): string | undefined {
  const found = element.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** All samples on a page, in order. */
export function sampleUses(tree: Root): SampleUse[] {
  return listNodes(tree).flatMap((node): SampleUse[] => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    if (node.name !== 'Sample') return [];
    const name = attribute(node, 'name') ?? '';
    const line = node.position?.start.line ?? 1;
    const [region, lines] = [attribute(node, 'region'), attribute(node, 'lines')];
    return [{ element: node, name, region, lines, line }];
  });
}

/** The lines of a page with typed code blocks. */
function typedBlocks(tree: Root): number[] {
  const blocks = listNodes(tree).filter(({ type }) => type === 'code');
  return blocks.map(({ position }) => position?.start.line ?? 1);
}

/** A problem on a page. */
interface PageProblem {
  line: number;
  message: string;
}

/** What is wrong with how a page shows a sample, if anything. */
export function explainSample(
  { name, region, lines = '' }: Partial<SampleUse>,
  folder: string,
): string | undefined {
  if (!name) return '<Sample> needs a name';
  try {
    const text = cutRegion(readSample(folder, name), region);
    const last = Math.max(0, ...parseLines(lines));
    const length = text.split('\n').length;
    if (last > length) throw new Error(`lines="${lines}" goes past its last line, ${length}`);
    return undefined;
  } catch (error) {
    return `<Sample name="${name}">: ${(error as Error).message}`;
  }
}

/** The problems with how a page shows code, in order. */
function checkUses(tree: Root, folder: string): PageProblem[] {
  const place = path.relative(process.cwd(), folder);
  const typed = typedBlocks(tree).map((line) => ({
    line,
    message: `save this code in ${place} and show it with <Sample name="…" />`,
  }));
  const invalid = sampleUses(tree).flatMap((use) => {
    const message = explainSample(use, folder);
    return message ? [{ line: use.line, message }] : [];
  });
  return [...typed, ...invalid].sort((one, other) => one.line - other.line);
}

/** The module of a sample, as a page imports it. */
function sampleModule(home: string, { name, region, lines }: SampleUse): string {
  const query = new URLSearchParams({ ...(region && { region }), ...(lines && { lines }) });
  return `@site/${home}/${name}?sample${query.size ? `&${query}` : ''}`;
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
 * Makes each `<Sample name="…" />` of a page import its file. A missing sample or region, or a code
 * block typed into the page, fails the build with the page's file and line.
 */
export function importSamples(tree: Root, file: string, options: SamplesOptions): void {
  const folder = options.frozen?.(file)?.samplesFolder ?? options.samplesFolder;
  const problems = checkUses(tree, folder);
  if (problems.length) {
    throw new Error(problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
  }
  const locals = new Map<string, string>();
  const home = relativeToRoot(folder, { root: options.siteFolder });
  for (const use of sampleUses(tree)) {
    const from = sampleModule(home, use);
    const local = locals.get(from) ?? `sample${locals.size}`;
    locals.set(from, local);
    pointAt(use.element, local);
  }
  if (locals.size === 0) return;
  tree.children.unshift(...[...locals].map(([from, local]) => importOf(local, from)));
  tree.children.push(pageVerification([...locals.values()]));
}
