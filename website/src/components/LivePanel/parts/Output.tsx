import type { ReactNode } from 'react';
import { useWords } from '../ofPage';
import type { Line, Said } from '../view/RunView';
import styles from './styles.module.css';

export interface OutputProps {
  lines: readonly Line[];
  /** The messages, which are announced as the conversation. */
  said: readonly Said[];
}

/** The last line to announce, and the last error: a program may print hundreds. */
const lastReadAloud = 10;
const lastErrorReadAloud = 60;

const isTooFar = ({ id, level }: Line): boolean =>
  id > (level === 'error' ? lastErrorReadAloud : lastReadAloud);

/** The program's output; announced like the conversation, then only summarized. */
export default function Output({ lines, said }: OutputProps): ReactNode {
  const { output, nothingPrinted, printsOn } = useWords();
  return (
    <>
      {lines.length === 0 && <p className={styles.nothing}>{nothingPrinted}</p>}
      <div className={styles.lines} role="log" aria-label={output}>
        {lines.map((line) => {
          const { id, level, text } = line;
          // A line with more than the message is announced in full.
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
    </>
  );
}
