import type { ReactNode } from 'react';
import { useWords } from '../ofPage';
import type { Line, Said } from '../view/RunView';
import styles from './styles.module.css';

export interface OutputProps {
  lines: readonly Line[];
  /** What was said, which is read aloud as the conversation. */
  said: readonly Said[];
}

/** The last line that is read aloud as it comes, and the last error: a program may print hundreds. */
const lastReadAloud = 10;
const lastErrorReadAloud = 60;

const isTooFar = ({ id, level }: Line): boolean =>
  id > (level === 'error' ? lastErrorReadAloud : lastReadAloud);

/** What the program printed; read aloud like the conversation, then it only says that there is more. */
export default function Output({ lines, said }: OutputProps): ReactNode {
  const { output, nothingPrinted, printsOn } = useWords();
  return (
    <>
      {lines.length === 0 && <p className={styles.nothing}>{nothingPrinted}</p>}
      <div className={styles.lines} role="log" aria-label={output}>
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
    </>
  );
}
