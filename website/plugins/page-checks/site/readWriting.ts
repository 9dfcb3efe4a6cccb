import type { Nodes, Root } from 'mdast';
import { listNodes, type Place } from 'docs-kit';
import { listComponents } from './listComponents';
import { listDirectives } from './listDirectives';
import { listExpressions } from './listExpressions';
import { listGroups } from './listGroups';
import { listLeftBold } from './listLeftBold';
import { listPhrases } from './listPhrases';
import { listStrangeCharacters } from './listStrangeCharacters';
import type { Writing } from './Page';
import { readFrontMatter } from './readFrontMatter';

function placeOf({ position }: Nodes): Place {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

/** Reads what a page holds from its tree, before its components are given what they say. */
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
