import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { splitHeadingId } from './headingId';
import type { PageHeading } from './Page';

/** What the build leaves on a heading it has made. */
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

/** Every heading of a page in its order. */
export function listHeadings(tree: Root): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    headings.push(readHeading(node));
  });
  return headings;
}
