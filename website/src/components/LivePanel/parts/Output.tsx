import { useRef, type ReactNode, type RefObject } from 'react';
import { useWords } from '../useWords';
import { useFirstInView } from '../view/useFirstInView';
import type { Line } from '../view/RunView';
import styles from './panes.module.css';

export interface OutputProps {
  lines: readonly Line[];
  /** How far the page was scrolled when the reader had it run. */
  pressedAt: RefObject<number>;
}

/** What the program printed. */
export default function Output({ lines, pressedAt }: OutputProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useFirstInView(place, lines.length > 0, pressedAt);
  const { output, nothingPrinted } = useWords();
  return (
    <div ref={place} className={styles.pane}>
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
