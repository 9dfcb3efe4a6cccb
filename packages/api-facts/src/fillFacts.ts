import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Parents, Root, RootContent } from 'mdast';
import { listNodes, literalAttribute } from 'docs-kit';
import type { Fact, FactContext, WrittenProps } from './facts/context';
import { facts } from './facts';

type FactElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Reads what a page wrote on a component.
 *
 * @throws when a prop is missing, unknown or not a plain string.
 */
function readProps(element: FactElement, { props }: Fact): WrittenProps {
  const known = props.map((prop) => prop.replace('?', ''));
  const written: Record<string, string> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error(`<${element.name}> takes plain text only: ${known.join(', ') || 'nothing'}.`);
    }
    if (!known.includes(attribute.name)) {
      const takes = known.join(', ') || 'no props';
      throw new Error(`<${element.name}> has no prop "${attribute.name}". It takes ${takes}.`);
    }
    written[attribute.name] = attribute.value;
  }
  const missing = props.find((prop) => !prop.endsWith('?') && !written[prop]);
  if (missing) throw new Error(`<${element.name}> needs ${missing}="…".`);
  return written;
}

/** Something a page says of the SDK that is not so. */
interface FactProblem {
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
