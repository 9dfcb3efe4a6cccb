import type { Parents, Root, RootContent } from 'mdast';
import { listNodes, literalAttribute } from 'docs-kit';
import type { FactContext } from './FactContext';
import { facts } from './facts';
import { readProps, type FactElement } from './readProps';

/** Something a page says of the SDK that is not so. */
export interface FactProblem {
  line: number;
  column: number;
  message: string;
}

interface Place {
  element: FactElement;
  parent: Parents;
}

function findFacts(tree: Root): Place[] {
  return listNodes(tree).flatMap((parent) => {
    if (!('children' in parent)) return [];
    return parent.children.flatMap((node): Place[] => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      return isElement && node.name && facts[node.name] ? [{ element: node, parent }] : [];
    });
  });
}

async function fill({ element, parent }: Place, context: FactContext): Promise<void> {
  const fact = facts[element.name ?? ''];
  if (!fact) return;
  const written = readProps(element, fact);
  for (const [name, value] of Object.entries((await fact.fill?.(written, context)) ?? {})) {
    if (value !== undefined) element.attributes.push(literalAttribute(name, value));
  }
  if (!fact.expand) return;
  const children = parent.children as RootContent[];
  children.splice(children.indexOf(element as RootContent), 1, ...fact.expand(written, context));
}

/** Gives every component of a page its facts, and tells which could not be given any. */
export async function fillFacts(tree: Root, context: FactContext): Promise<FactProblem[]> {
  const problems: FactProblem[] = [];
  for (const place of findFacts(tree)) {
    try {
      await fill(place, context);
    } catch (error) {
      const { line = 1, column = 1 } = place.element.position?.start ?? {};
      problems.push({ line, column, message: (error as Error).message });
    }
  }
  return problems;
}
