import type { SampleData } from '@site/plugins/samples/SampleData';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useIsWhole } from '../../drawing/BeginningFirst';
import { countFirst } from '../../drawing/countFirst';
import styles from './styles.module.css';

type Content = ReactElement<{ children: ReactNode }>;
type Draw = (properties: object) => Content;

function countLines(block: ReactNode): number {
  if (!isValidElement<{ of?: Partial<SampleData> }>(block)) return 0;
  return block.props.of?.html?.split('\n').length ?? 0;
}

/** Draws as much of a text as can be seen, until the page is drawn as a whole. */
export default function FirstBlocks({ children }: { children: ReactElement<object, Draw> }) {
  const isWhole = useIsWhole();
  const whole = children.type(children.props);
  if (isWhole) return whole;
  // MDX leaves line breaks between blocks.
  const blocks = [whole.props.children].flat().filter(isValidElement);
  const first = blocks.slice(0, countFirst(blocks.map(countLines), innerHeight));
  return createElement(Fragment, null, ...first, <div className={styles.rest} />);
}
