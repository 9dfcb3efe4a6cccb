import type { ReactNode } from 'react';
import { useWords } from '../useWords';
import type { Line } from '../view/RunView';
import styles from './panes.module.css';

/** What the program printed. */
export default function Output({ lines }: { lines: readonly Line[] }): ReactNode {
  const { output, nothingPrinted } = useWords();
  return (
    <div className={styles.pane}>
      <div className={styles.heading}>{output}</div>
      {lines.length === 0 && <p className={styles.nothing}>{nothingPrinted}</p>}
      {lines.length > 0 && (
        <div className={styles.lines} role="group" aria-label={output} tabIndex={0}>
          {lines.map(({ id, level, text }) => (
            <div key={id} className={styles.line} data-level={level}>
              {text}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
