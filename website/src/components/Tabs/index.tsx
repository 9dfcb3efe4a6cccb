import clsx from 'clsx';
import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import type { TabProps } from '../Tab';
import styles from './styles.module.css';

export interface TabsProps {
  /** The accessible name of the choice. */
  label: string;
  /** Elements of Tab. */
  children: ReactNode;
}

const isTab = (child: ReactNode): child is ReactElement<TabProps> => isValidElement(child);

/**
 * Alternatives, of which one is shown. Radio buttons select it, because they work before the app
 * has started.
 */
export default function Tabs({ label, children }: TabsProps): ReactNode {
  const group = useId();
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={label}>
      {Children.toArray(children)
        .filter(isTab)
        .map(({ props }, index) => (
          <Fragment key={props.name}>
            <label className={clsx('tab', styles.name)} data-search-ignore="">
              <input
                className={styles.choice}
                type="radio"
                name={group}
                defaultChecked={index === 0}
              />
              {props.name}
            </label>
            <div className={styles.panel}>{props.children}</div>
          </Fragment>
        ))}
    </div>
  );
}
