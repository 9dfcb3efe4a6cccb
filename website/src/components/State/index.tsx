import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A state of the agent: its name and color. */
export default function State({ name }: { name: string }): ReactNode {
  return (
    <code className={styles.state} data-state={name}>
      {name}
    </code>
  );
}
