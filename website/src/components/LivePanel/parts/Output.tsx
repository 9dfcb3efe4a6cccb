import { useRef, type ReactNode, type RefObject } from 'react';
import { useWords } from '../useWords';
import { useFirstInView } from '../view/useFirstInView';
import type { Line, Said } from '../view/RunView';
import styles from './panes.module.css';

export interface OutputProps {
  lines: readonly Line[];
  /** What was said, which is read aloud as the conversation. */
  said: readonly Said[];
  /** How far the page was scrolled when the reader had it run. */
  pressedAt: RefObject<number>;
}

/** The last line that is read aloud as it comes, and the last error: a program may print hundreds. */
const lastReadAloud = 10;
const lastErrorReadAloud = 60;

const isTooFar = ({ id, level }: Line): boolean =>
  id > (level === 'error' ? lastErrorReadAloud : lastReadAloud);

/** What the program printed; read aloud like the conversation, then it only says that there is more. */
export default function Output({ lines, said, pressedAt }: OutputProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useFirstInView(place, lines.length > 0, pressedAt);
  const { output, nothingPrinted, printsOn } = useWords();
  return (
    <div ref={place} className={styles.pane}>
      <div className={styles.heading}>{output}</div>
      {lines.length === 0 && <p className={styles.nothing}>{nothingPrinted}</p>}
      <div
        className={styles.lines}
        role="log"
        aria-label={output}
        tabIndex={lines.length > 0 ? 0 : undefined}
      >
        {lines.map((line) => {
          const { id, level, text } = line;
          // A line that says more than what was said is read whole.
          const isQuiet =
            isTooFar(line) || (level !== 'error' && said.some((each) => each.text === text));
          return (
            <div
              key={id}
              className={styles.line}
              data-level={level}
              aria-live={isQuiet ? 'off' : undefined}
            >
              {text}
            </div>
          );
        })}
      </div>
      <p role="status" className="visually-hidden">
        {lines.some(isTooFar) && printsOn}
      </p>
    </div>
  );
}
