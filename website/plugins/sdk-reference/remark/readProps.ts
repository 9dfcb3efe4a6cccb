import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Fact, WrittenProps } from './FactContext';

export type FactElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Reads what a page wrote on a component.
 *
 * @throws when a prop is missing, unknown or not a plain string.
 */
export function readProps(element: FactElement, { props }: Fact): WrittenProps {
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
