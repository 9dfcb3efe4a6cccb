import type { Heading, Nodes, Root } from 'mdast';
import { listNodes, type Position, positionOf } from 'docs-kit';
import { toString } from 'mdast-util-to-string';
import {
  type PageComponent,
  type PageGroup,
  type PageHeading,
  type PositionedText,
  splitHeadingId,
  type Writing,
} from './page';
import { listPhrases, positionIn } from './phrases';

/** The components of a page, in order, with their props as written. */
function listComponents(nodes: readonly Nodes[]): PageComponent[] {
  const components: PageComponent[] = [];
  for (const node of nodes) {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    const props: Record<string, string> = {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const { value } = attribute;
      props[attribute.name] = typeof value === 'object' ? (value?.value ?? '') : (value ?? '');
    }
    components.push({ name: node.name ?? '', props, ...positionOf(node) });
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
    if (node.type === 'containerDirective') {
      const isOpen = isLeftOpen(node, node.children.at(-1), lines);
      return [{ text: node.name, isOpen, ...positionOf(node) }];
    }
    if (node.type !== 'text') return [];
    const left = /^:::.*$/m.exec(node.value)?.[0];
    return left === undefined ? [] : [{ text: left, isOpen: false, ...positionOf(node) }];
  });
}

/** Whether a node has an expression in braces, which no rule can check. */
function isComputed(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment is an expression without a statement.
      return node.data?.estree?.body.length !== 0;
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

/** A list or a table; nothing for other nodes. */
function groupOf(node: Nodes): PageGroup[] {
  if (node.type === 'list') {
    return [{ kind: 'list', size: node.children.length, ...positionOf(node), uneven: [] }];
  }
  if (node.type !== 'table') return [];
  const [head, ...rows] = node.children;
  const expected = head?.children.length ?? 0;
  const uneven = rows
    .filter(({ children }) => children.length !== expected)
    .map((row) => ({ cells: row.children.length, expected, ...positionOf(row) }));
  return [{ kind: 'table', size: rows.length, ...positionOf(node), uneven }];
}

function readHeading(node: Heading): PageHeading {
  // The build puts the id of a generated heading here.
  const explicit = node.data?.hProperties?.id;
  const { text, id } = splitHeadingId(toString(node));
  const expanded = typeof explicit === 'string';
  return { depth: node.depth, text, id: expanded ? explicit : id, ...positionOf(node), expanded };
}

/** All headings of a page, in order. */
export function listHeadings(nodes: readonly Nodes[]): PageHeading[] {
  return nodes.filter((node) => node.type === 'heading').map(readHeading);
}

/**
 * Where `**` is left as text, once in each parent: the other half of a pair would only repeat it.
 */
function listLeftBold(nodes: readonly Nodes[]): Position[] {
  return nodes.flatMap((parent): Position[] => {
    const children = 'children' in parent ? parent.children : [];
    const found = children.find((child) => child.type === 'text' && child.value.includes('**'));
    if (found?.type !== 'text') return [];
    return [positionIn({ text: found.value, ...positionOf(found) }, found.value.indexOf('**'))];
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
function listStrangeCharacters(source: string): PositionedText[] {
  const pattern = new RegExp(strange, 'u');
  return source.split('\n').flatMap((text, index): PositionedText[] => {
    const match = pattern.exec(text);
    return match ? [{ text: match[0], line: index + 1, column: match.index + 1 }] : [];
  });
}

const entry = /^([\w-]+):\s*(?:(['"])(.*)\2|(.*?))\s*$/;

/** The front matter of a page, with any other line; a value that YAML cannot read is empty. */
function readFrontMatter(tree: Root): Record<string, string> {
  const head = tree.children.find((node) => node.type === 'yaml');
  const found: Record<string, string> = {};
  for (const line of head?.value.split('\n') ?? []) {
    const [, name, , quoted, plain = ''] = entry.exec(line) ?? [];
    if (name) found[name] = quoted ?? (/:\s|\s#/.test(plain) ? '' : plain);
    else if (line.trim()) found[line.trim()] = '';
  }
  return found;
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
        ? [{ url: node.url, ...positionOf(node) }]
        : [],
    ),
    pictures: nodes.flatMap((node) =>
      node.type === 'image' ? [{ url: node.url, alt: node.alt ?? '', ...positionOf(node) }] : [],
    ),
    pictureReferences: nodes.filter(({ type }) => type === 'imageReference').map(positionOf),
    imports: nodes.filter(({ type }) => type === 'mdxjsEsm').map(positionOf),
    expressions: nodes.filter(isComputed).map(positionOf),
    codeBlocks: nodes.filter(({ type }) => type === 'code').map(positionOf),
    leftBold: listLeftBold(nodes),
    groups: nodes.flatMap(groupOf),
    directives: listDirectives(nodes, source),
    strangeCharacters: listStrangeCharacters(source),
  };
}
