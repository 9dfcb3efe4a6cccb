import { causes } from '@site/live/causes/causes';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { Outcome } from '../view/RunView';
import { useWords } from '../ofPage';
import { useFirstInView } from '../view/useFirstInView';
import ErrorHelp from './ErrorHelp';
import styles from './Ending.module.css';

export interface EndingProps {
  outcome: Outcome | undefined;
  tookMs: number | undefined;
  /** The code of an error that ended nothing, for nobody caught it. */
  uncaught: string | undefined;
  /** What should have gone wrong. */
  cause: string | undefined;
  /** Whether the page says already why the cause's error happens. */
  explained: boolean;
  /** How far the page was scrolled when the run was asked for. */
  pressedAt: RefObject<number>;
}

/** The sentence that says how a run ended. */
function useSentence({
  outcome,
  tookMs = 0,
  uncaught,
  cause = '',
}: Omit<EndingProps, 'explained' | 'pressedAt'>): ReactNode {
  const words = useWords();
  if (!outcome) return null;
  if (outcome.kind === 'failed') {
    return (
      <>
        {words.failed} <code>{outcome.thrown.message}</code>
      </>
    );
  }
  if (outcome.kind === 'unreadable') {
    return (
      <>
        {words.unreadable} <code>{outcome.message}</code>
      </>
    );
  }
  if (outcome.kind !== 'done') return words[outcome.kind];
  const missed = !uncaught && causes[cause]?.metIn !== undefined && ` ${words.notMet}`;
  return [words.done(Math.max(tookMs / 1_000, 0.1).toFixed(1)), missed];
}

/** Says how a run ended and, where the SDK knows it, why and what to do. */
export default function Ending(props: EndingProps): ReactNode {
  const sentence = useSentence(props);
  const { outcome, uncaught, explained, pressedAt } = props;
  const place = useRef<HTMLDivElement>(null);
  useFirstInView(place, outcome?.kind === 'failed', pressedAt);
  const code = outcome?.kind === 'failed' ? outcome.thrown.code : uncaught;
  return (
    <>
      <div ref={place} className={styles.ending} data-outcome={outcome?.kind}>
        <p role="status">{sentence}</p>
      </div>
      {code !== undefined && !explained && <ErrorHelp code={code} />}
    </>
  );
}
