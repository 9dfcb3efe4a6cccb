import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { listNodes } from 'docs-kit';
import { cutRegion, parseLines } from './cutRegion';
import { readSample } from './findSample';

export type SampleElement = MdxJsxFlowElement | MdxJsxTextElement;

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

function problemOf(use: SampleUse, folder: string): string | undefined {
  if (!use.name) return '<Sample> needs a name';
  try {
    const text = cutRegion(readSample(folder, use.name), use.region);
    const last = Math.max(0, ...parseLines(use.lines ?? ''));
    const length = text.split('\n').length;
    if (last > length) throw new Error(`lines="${use.lines}" goes past its last line, ${length}`);
    return undefined;
  } catch (error) {
    return `<Sample name="${use.name}">: ${(error as Error).message}`;
  }
}

/** The problems with how a page shows code, in order. */
export function checkUses(tree: Root, folder: string): PageProblem[] {
  const typed = typedBlocks(tree).map((line) => ({
    line,
    message: 'save this code in website/samples and show it with <Sample name="…" />',
  }));
  const invalid = sampleUses(tree).flatMap((use) => {
    const message = problemOf(use, folder);
    return message ? [{ line: use.line, message }] : [];
  });
  return [...typed, ...invalid].sort((one, other) => one.line - other.line);
}
