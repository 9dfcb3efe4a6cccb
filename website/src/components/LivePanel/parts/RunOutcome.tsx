import { causes } from '@site/live/causes/causes';
import type { ErrorWords } from '@site/plugins/live-frame';
import { useLocale } from '@site/src/language';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Outcome } from 'runnable-samples/client';
import DocsLink from '../../DocsLink';
import RichText from '../../RichText';
import { useFramesBase } from '../useFramesBase';
import { useWords } from '../words';
import { useFirstInView } from '../view/useFirstInView';
import styles from './styles.module.css';

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

const loaded = new Map<string, Promise<ErrorWords>>();

function load(address: string): Promise<ErrorWords> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = fetch(address).then((response) => response.json() as Promise<ErrorWords>);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

/** The description of an error, once loaded; undefined for errors of others. */
function useErrorWords(code: string): ErrorWords[string] | undefined {
  const [all, setAll] = useState<ErrorWords>();
  const address = `${useFramesBase()}errors.${useLocale()}.json`;
  useEffect(() => {
    let wanted = true;
    load(address).then(
      (words) => wanted && setAll(words),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [address]);
  return all && Object.hasOwn(all, code) ? all[code] : undefined;
}

/** The cause and fix of an SDK error, as in its entry. */
function ErrorHelp({ code }: { code: string }): ReactNode {
  const { cause, fix, more } = useWords();
  const found = useErrorWords(code);
  if (!found) return null;
  return (
    <dl className={styles.help}>
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
