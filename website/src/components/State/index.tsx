import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** One of the agent's states: its name, and its hue beside it. */
export default function State({ name }: { name: string }): ReactNode {
  return (
    <code className={styles.state} data-state={name}>
      {name}
    </code>
  );
}
