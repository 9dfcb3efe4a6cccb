import { causes } from '@site/live/causes/causes';
import type { ErrorWords } from '@site/plugins/live-frame';
import { useLocale } from '@site/src/language';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Outcome } from 'runnable-samples/client';
import DocsLink, { useFramesBase } from '../DocsLink';
import RichText from '../RichText';
import { useWords } from './words';
import styles from './styles.module.css';

/**
 * Scrolls the first output of a run into view, because a button at the bottom of a small screen has
 * it below. Readers who have scrolled since are left where they are.
 *
 * @param place - The element with the output.
 * @param isThere - Whether there is any output.
 * @param pressedAt - The scroll position when the run was started.
 */
export function useFirstInView(
  place: RefObject<HTMLElement | null>,
  isThere: boolean,
  pressedAt: RefObject<number>,
): void {
  useEffect(() => {
    if (!isThere || scrollY !== pressedAt.current) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [isThere, place, pressedAt]);
}

/** The text of a file beside the frames; empty until it is loaded, or if it cannot be. */
export function useFrameFile(name: string): string {
  const [text, setText] = useState('');
  const address = useFramesBase() + name;
  useEffect(() => {
    let isWanted = true;
    fetch(address)
      .then((response) => (response.ok ? response.text() : ''))
      .then(
        (loaded) => isWanted && setText(loaded),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [address]);
  return text;
}

export interface RunOutcomeProps {
  outcome: Outcome | undefined;
  tookMs: number | undefined;
  /** The code of an uncaught error that did not end the run. */
  uncaught: string | undefined;
  /** The problem that should have occurred. */
  cause: string | undefined;
  /** Whether the page already explains the problem's error. */
  explained: boolean;
  /** The scroll position when the run was started. */
  pressedAt: RefObject<number>;
}

/** A sentence about how a run ended. */
function useSentence({
  outcome,
  tookMs = 0,
  uncaught,
  cause = '',
}: Omit<RunOutcomeProps, 'explained' | 'pressedAt'>): ReactNode {
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
  const unhandledNote = !uncaught && causes[cause]?.operation !== undefined && ` ${words.notMet}`;
  return [words.done(Math.max(tookMs / 1_000, 0.1).toFixed(1)), unhandledNote];
}

/** The cause and fix of an SDK error, as in its entry. */
function ErrorHelp({ code }: { code: string }): ReactNode {
  const { cause, fix, more } = useWords();
  const json = useFrameFile(`errors.${useLocale()}.json`);
  const descriptions = (json ? JSON.parse(json) : {}) as ErrorWords;
  const found = Object.hasOwn(descriptions, code) ? descriptions[code] : undefined;
  // An error of others.
  if (!found) return null;
  return (
    <dl className="pairs">
      <dt>{cause}</dt>
      <dd>
        <RichText text={found.cause} />
      </dd>
      <dt>{fix}</dt>
      <dd>
        <RichText text={found.fix} />{' '}
        <DocsLink to={`/docs/troubleshooting/#${code}`}>{more}</DocsLink>
      </dd>
    </dl>
  );
}

/** How a run ended and, for errors of the SDK, why and how to fix it. */
export default function RunOutcome(props: RunOutcomeProps): ReactNode {
  const sentence = useSentence(props);
  const { outcome, uncaught, explained, pressedAt } = props;
  const container = useRef<HTMLDivElement>(null);
  useFirstInView(container, outcome?.kind === 'failed', pressedAt);
  const code = outcome?.kind === 'failed' ? outcome.thrown.code : uncaught;
  return (
    <>
      <div ref={container} className={styles.ending} data-outcome={outcome?.kind}>
        <p role="status">{sentence}</p>
      </div>
      {code !== undefined && !explained && <ErrorHelp code={code} />}
    </>
  );
}
