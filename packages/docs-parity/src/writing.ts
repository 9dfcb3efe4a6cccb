import type { Heading, Nodes, Root } from 'mdast';
import { listNodes, type Place } from 'docs-kit';
import { toString } from 'mdast-util-to-string';
import {
  type PageComponent,
  type PageGroup,
  type PageHeading,
  type PlacedText,
  splitHeadingId,
  type Writing,
} from './page';
import { listPhrases, placeIn } from './phrases';

/** The components of a page, in order, with their props as written. */
function listComponents(nodes: readonly Nodes[]): PageComponent[] {
  const components: PageComponent[] = [];
  for (const node of nodes) {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const props: Record<string, string> = {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const { value } = attribute;
      props[attribute.name] = typeof value === 'object' ? (value?.value ?? '') : (value ?? '');
    }
    components.push({ name: node.name ?? '', props, line, column });
  }
  return components;
}

type Directive = Writing['directives'][number];

/**
 * Whether a directive is unclosed and extends to the end of its parent: its last line closes
 * nothing, or an inner one.
 */
function isLeftOpen({ position }: Nodes, last: Nodes | undefined, lines: readonly string[]) {
  if (!position) return false;
  const end = position.end.line;
  const isOwn = end !== (last?.position?.end.line ?? position.start.line);
  return !isOwn || !/^[\s>]*:{3,}\s*$/.test(lines[end - 1] ?? '');
}

/** Directives by name, and malformed ones as written. */
function listDirectives(nodes: readonly Nodes[], source: string): Directive[] {
  const lines = source.split('\n');
  return nodes.flatMap((node): Directive[] => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'containerDirective') {
      const isOpen = isLeftOpen(node, node.children.at(-1), lines);
      return [{ text: node.name, isOpen, line, column }];
    }
    if (node.type !== 'text') return [];
    const left = /^:::.*$/m.exec(node.value)?.[0];
    return left === undefined ? [] : [{ text: left, isOpen: false, line, column }];
  });
}

/** A comment is an expression without a statement. */
interface ExpressionData {
  estree?: { body: unknown[] };
}

function isComputed(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return (node.data as ExpressionData | undefined)?.estree?.body.length !== 0;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.some(
        (one) =>
          one.type === 'mdxJsxExpressionAttribute' ||
          (typeof one.value === 'object' && one.value !== null),
      );
    default:
      return false;
  }
}

/** Expressions in braces, which no rule can check. */
function listExpressions(nodes: readonly Nodes[]): Place[] {
  return nodes.filter(isComputed).map(({ position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    return { line, column };
  });
}

function groupOf(node: Nodes): PageGroup[] {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  if (node.type === 'list') {
    return [{ kind: 'list', size: node.children.length, line, column, uneven: [] }];
  }
  if (node.type !== 'table') return [];
  const [head, ...rows] = node.children;
  const uneven = rows.flatMap(({ children, position }) => {
    const expected = head?.children.length ?? 0;
    if (children.length === expected) return [];
    const { line: at = 1, column: from = 1 } = position?.start ?? {};
    return [{ cells: children.length, expected, line: at, column: from }];
  });
  return [{ kind: 'table', size: rows.length, line, column, uneven }];
}

/** The lists and tables of a page, in order. */
function listGroups(nodes: readonly Nodes[]): PageGroup[] {
  return nodes.flatMap(groupOf);
}

/** The data that the build puts on a generated heading. */
interface HeadingData {
  hProperties?: { id?: unknown };
}

function readHeading(node: Heading): PageHeading {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const { id: given } = (node.data as HeadingData | undefined)?.hProperties ?? {};
  const { text, id } = splitHeadingId(toString(node));
  const expanded = typeof given === 'string';
  return { depth: node.depth, text, id: expanded ? given : id, line, column, expanded };
}

/** All headings of a page, in order. */
export function listHeadings(nodes: readonly Nodes[]): PageHeading[] {
  return nodes.filter((node) => node.type === 'heading').map(readHeading);
}

/**
 * Where `**` is left as text, once in each parent: the other half of a pair would only repeat it.
 */
function listLeftBold(nodes: readonly Nodes[]): Place[] {
  return nodes.flatMap((parent): Place[] => {
    const children = 'children' in parent ? parent.children : [];
    const found = children.find((child) => child.type === 'text' && child.value.includes('**'));
    if (found?.type !== 'text' || !found.position) return [];
    const { line, column } = found.position.start;
    return [placeIn({ text: found.value, line, column }, found.value.indexOf('**'))];
  });
}

const strange = [
  // Invisible characters, which inside a word also keep the search from finding it.
  String.raw`[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]`,
  String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]`,
  // Decomposed Hangul, as some file systems write it, and loose letters of an unfinished syllable.
  String.raw`[\u1100-\u11ff]+|[\u0300-\u036f]+`,
  String.raw`[\u00a0\u3000]`,
  String.raw`[\u3001\u3002\uff01-\uff60]`,
].join('|');

/** Finds lookalike and invisible characters. */
function listStrangeCharacters(source: string): PlacedText[] {
  const pattern = new RegExp(strange, 'u');
  return source.split('\n').flatMap((text, index): PlacedText[] => {
    const match = pattern.exec(text);
    return match ? [{ text: match[0], line: index + 1, column: match.index + 1 }] : [];
  });
}

const entry = /^([\w-]+):\s*(?:(['"])(.*)\2|(.*?))\s*$/;

/** The front matter of a page: title, description, and any other line. */
function readFrontMatter(tree: Root): Record<string, string> {
  const head = tree.children.find((node) => node.type === 'yaml');
  const found: Record<string, string> = {};
  for (const line of head?.value.split('\n') ?? []) {
    const [, name, , quoted, plain] = entry.exec(line) ?? [];
    if (name) found[name] = quoted ?? plain ?? '';
    else if (line.trim()) found[line.trim()] = '';
  }
  return found;
}

function placeOf({ position }: Nodes): Place {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

/** Extracts what the rules check from a page's tree, before its components are filled in. */
export function readWriting(tree: Root, source: string): Writing {
  const nodes = listNodes(tree);
  const frontMatter = readFrontMatter(tree);
  const components = listComponents(nodes);
  return {
    frontMatter,
    phrases: listPhrases({ source, frontMatter, nodes, components }),
    components,
    links: nodes.flatMap((node) =>
      node.type === 'link' || node.type === 'definition'
        ? [{ url: node.url, ...placeOf(node) }]
        : [],
    ),
    pictures: nodes.flatMap((node) =>
      node.type === 'image' ? [{ url: node.url, alt: node.alt ?? '', ...placeOf(node) }] : [],
    ),
    pictureReferences: nodes.filter(({ type }) => type === 'imageReference').map(placeOf),
    imports: nodes.filter(({ type }) => type === 'mdxjsEsm').map(placeOf),
    expressions: listExpressions(nodes),
    leftBold: listLeftBold(nodes),
    groups: listGroups(nodes),
    directives: listDirectives(nodes, source),
    strangeCharacters: listStrangeCharacters(source),
  };
}
