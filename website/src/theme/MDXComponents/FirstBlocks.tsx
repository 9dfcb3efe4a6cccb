import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  createElement,
  Fragment,
  startTransition,
  useEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { onceDrawn } from '../../drawing/onceDrawn';
import styles from './styles.module.css';

type Content = ReactElement<{ children: ReactNode }>;
type Draw = (properties: object) => Content;

// About what fits on a screen, with the line breaks that MDX leaves between blocks.
const firstBlocks = 16;

/**
 * Draws the beginning of a page that a link was pressed for, and the rest once that can be seen: the
 * reader looks at the top, and has it in half the time. A page that is opened at a place further
 * down, or come back to, is drawn whole.
 */
export default function FirstBlocks({ children }: { children: ReactElement<object, Draw> }) {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const [isWhole, setIsWhole] = useState(!isBrowser || action !== 'PUSH' || location.hash !== '');
  useEffect(() => {
    if (!isWhole) return onceDrawn(() => startTransition(() => setIsWhole(true)));
  }, [isWhole]);
  const whole = children.type(children.props);
  if (isWhole) return whole;
  const blocks = [whole.props.children].flat().slice(0, firstBlocks);
  return createElement(Fragment, null, ...blocks, <div className={styles.rest} />);
}
