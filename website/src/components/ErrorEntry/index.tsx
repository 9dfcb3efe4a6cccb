import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { RichText as Text } from 'api-facts';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useFilter } from '../ErrorFilter';
import { Api } from '../Facts';
import LiveRun from '../LiveRun';
import RichText from '../RichText';
import styles from './styles.module.css';

export interface ErrorEntryProps {
  code: string;
  cause: Text;
  fix: Text;
  retryable: boolean;
  /** When it was added or changed. */
  mark?: string;
  operations: { name: string; to?: string }[];
  labels: {
    fix: string;
    retryable: string;
    operations: string;
    eventOnly: string;
    reproduce: string;
  };
  /** Its heading, with the anchor. */
  children: ReactNode;
}

/** A text without its links, which would be nested in what opens the entry. */
function withoutLinks(text: Text): Text {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'object' && 'code' in piece ? { code: piece.code } : piece,
  );
}

const plain = (text: Text): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : Object.values(piece)[0])).join('');

/** Opens the entry that the address leads to; before a script runs, CSS does. */
function useOpening(code: string, isHydrated: boolean): RefObject<HTMLDetailsElement | null> {
  const { hash } = useLocation();
  const entry = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isHydrated && hash === `#${code}`) entry.current?.setAttribute('open', '');
  }, [code, hash, isHydrated]);
  return entry;
}

const fewMethods = 2;

/** The methods that reject with it, as many as fit in the row; the rest are below it. */
function Methods({ names }: { names: string[] }): ReactNode {
  const more = names.length - fewMethods;
  return (
    <span className={styles.methods} aria-hidden="true">
      {names.slice(0, fewMethods).map((name) => (
        <span key={name} className={styles.chip}>
          {name}
        </span>
      ))}
      {more > 0 && <span className={styles.chip}>+{more}</span>}
    </span>
  );
}

/** An error of the catalog: its code and cause in a row, which expands to the fix. */
export default function ErrorEntry(props: ErrorEntryProps): ReactNode {
  const { code, cause, fix, retryable, mark, operations, labels, children } = props;
  const isHydrated = useIsBrowser();
  const entry = useOpening(code, isHydrated);
  const filter = useFilter();
  const isFound = `${code} ${plain(cause)}`.toLowerCase().includes(filter);
  return (
    <div
      className={styles.card}
      data-reproduces={code}
      data-hydrated={isHydrated || undefined}
      hidden={!isFound}
    >
      <details ref={entry}>
        <summary>
          {children}
          {retryable && (
            <span className={styles.retry} data-search-ignore="">
              {labels.retryable}
            </span>
          )}
          {mark && (
            <span className={styles.chip} data-search-ignore="">
              {mark}
            </span>
          )}
          <Methods names={operations.map(({ name }) => name)} />
          <span className={styles.cause}>
            <RichText text={withoutLinks(cause)} />
          </span>
        </summary>
        <dl className={clsx('pairs', styles.help)}>
          <dt>{labels.fix}</dt>
          <dd>
            <RichText text={fix} />
          </dd>
          <dt>{labels.operations}</dt>
          <dd className={styles.chips}>
            {operations.length > 0
              ? operations.map(({ name, to }) => (
                  <span key={name} className={styles.chip}>
                    <Api name={name} to={to} />
                  </span>
                ))
              : labels.eventOnly}
          </dd>
        </dl>
      </details>
      <LiveRun cause={code} label={labels.reproduce} />
    </div>
  );
}
