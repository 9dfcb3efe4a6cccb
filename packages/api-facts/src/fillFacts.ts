import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Parents, Root, RootContent } from 'mdast';
import { listNodes, literalAttribute, type Position, positionOf } from 'docs-kit';
import type { Fact, FactContext, WrittenProps } from './facts/context';
import { changelog } from './facts/changes';
import { inlineFacts } from './facts/inline';
import { operationFacts } from './facts/operations';
import { tableFacts } from './facts/tables';

/** All components that state facts, by their names on pages. */
export const facts: Readonly<Record<string, Fact | undefined>> = {
  ...inlineFacts,
  ...operationFacts,
  ...tableFacts,
  Changelog: changelog,
};

type FactElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Parses the props that a page wrote on a component.
 *
 * @throws when a prop is missing, unknown or not a plain string.
 */
function readProps(element: FactElement, { props = [] }: Fact): WrittenProps {
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

/** A false statement about the SDK on a page. */
interface FactProblem extends Position {
  message: string;
}

/** A component that states a fact, where it is on a page. */
interface FactUse {
  fact: Fact;
  element: FactElement;
  parent: Parents;
}

function findFacts(tree: Root): FactUse[] {
  return listNodes(tree).flatMap((parent) => {
    if (!('children' in parent)) return [];
    return parent.children.flatMap((node): FactUse[] => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
      const fact = facts[node.name ?? ''];
      return fact ? [{ fact, element: node, parent }] : [];
    });
  });
}

/** The result for a component: props, or its replacement. */
interface FactContent {
  props?: object;
  nodes?: RootContent[];
}

/** The facts of a frozen version, keyed by component and props. */
export type FrozenFacts = Record<string, FactContent>;

/** A component as the page wrote it. */
function keyOf({ name, attributes }: FactElement): string {
  const props = attributes.map((one) => ('name' in one ? `${one.name}=${String(one.value)}` : ''));
  return [name, ...props].join(' ');
}

async function resolveFact({ fact, element }: FactUse, context: FactContext): Promise<FactContent> {
  const written = readProps(element, fact);
  return {
    ...(fact.fill && { props: await fact.fill(written, context) }),
    ...(fact.expand && { nodes: fact.expand(written, context) }),
  };
}

function applyContent({ element, parent }: FactUse, { props = {}, nodes }: FactContent): void {
  for (const [name, value] of Object.entries(props)) {
    if (value !== undefined) element.attributes.push(literalAttribute(name, value));
  }
  if (!nodes) return;
  const children = parent.children as RootContent[];
  // Cloned: frozen content is used more than once, and later plugins modify it.
  children.splice(children.indexOf(element as RootContent), 1, ...structuredClone(nodes));
}

function readFrozen(element: FactElement, frozen: FrozenFacts): FactContent {
  const found = frozen[keyOf(element)];
  if (found) return found;
  throw new Error(
    `<${element.name}> was not on a page when this version was frozen: its facts are not recorded.`,
  );
}

/**
 * Fills every component of a page with its facts; returns those that could not be filled.
 *
 * @param frozen - The facts of a frozen version, used instead of the current ones
 */
export async function fillFacts(
  tree: Root,
  context: FactContext,
  frozen?: FrozenFacts,
): Promise<FactProblem[]> {
  const problems: FactProblem[] = [];
  for (const use of findFacts(tree)) {
    const { element } = use;
    try {
      applyContent(use, frozen ? readFrozen(element, frozen) : await resolveFact(use, context));
    } catch (error) {
      problems.push({ ...positionOf(element), message: (error as Error).message });
    }
  }
  return problems;
}

/**
 * Records the facts of a page, for freezing a version.
 *
 * @throws when the facts of a component are not found
 */
export async function freezeFacts(
  tree: Root,
  context: FactContext,
  frozen: FrozenFacts,
): Promise<void> {
  for (const use of findFacts(tree)) {
    frozen[keyOf(use.element)] = await resolveFact(use, context);
  }
}
