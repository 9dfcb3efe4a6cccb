import type { Heading, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
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
export function listHeadings(nodes: readonly Nodes[]): PageHeading[] {
  return nodes.filter((node) => node.type === 'heading').map(readHeading);
}
