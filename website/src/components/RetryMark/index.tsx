import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What is said of an error that may and of one that will not go away. */
export interface RetryLabels {
  yes: string;
  no: string;
}

export interface RetryMarkProps {
  retryable: boolean;
  labels: RetryLabels;
}

/** Whether the same call may succeed later: a sign to the eye, words to a screen reader. */
export default function RetryMark({ retryable, labels }: RetryMarkProps): ReactNode {
  const label = retryable ? labels.yes : labels.no;
  return (
    <span className={retryable ? styles.yes : styles.no} title={label}>
      <span aria-hidden>{retryable ? '↻' : '–'}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
