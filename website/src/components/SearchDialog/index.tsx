import { translate } from '@docusaurus/Translate';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';
import Answers from './Answers';
import { Failure, Unbuilt } from './Notices';
import SearchField from './SearchField';
import Starters from './Starters';
import { handleChoices } from './handleChoices';
import { useRecentSearches } from './useRecentSearches';
import { useSearch } from './useSearch';
import { useShown } from './useShown';

/** Announces how many results there are, once they are known; that there are none is seen above. */
function Status({ count }: { count: number | undefined }): ReactNode {
  return (
    <p role="status" className={count === 0 ? 'visually-hidden' : styles.status}>
      {count !== undefined && label(count)}
    </p>
  );
}

function label(count: number): string {
  return count === 0
    ? translate({ id: 'search.count.none', message: '검색 결과가 없습니다' })
    : translate({ id: 'search.count', message: '검색 결과 {count}개' }, { count });
}

/** The code of a key that goes to an input method. */
const forInputMethod = 229;

/**
 * Tells whether a field is being composed in, or the key that ended a composition is still down:
 * Safari ends the composition before it sends the key, and then takes Enter for a submission.
 */
function useComposition(field: RefObject<HTMLInputElement | null>): () => boolean {
  const composing = useRef(false);
  const taken = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener('compositionstart', () => (composing.current = true), { signal });
    input.addEventListener('compositionend', () => (composing.current = false), { signal });
    input.addEventListener(
      'keydown',
      ({ keyCode, isComposing }) => (taken.current = isComposing || keyCode === forInputMethod),
      { signal },
    );
    input.addEventListener('keyup', () => (taken.current = false), { signal });
    return () => stop.abort();
  }, [field]);
  return useCallback(() => composing.current || taken.current, []);
}

/** Which option is selected; a new list starts at its first. */
function useSelection(
  listKey: string,
  count: number,
  onMove: () => void,
): {
  selected: number;
  /** Moves for a key; false when the key is not about options. */
  move: (key: string) => boolean;
} {
  const [state, setState] = useState({ listKey, at: 0, moved: false });
  const current = state.listKey === listKey ? state : { listKey, at: 0, moved: false };
  const go = (at: number): boolean => {
    setState({ listKey, at: (at + count) % count, moved: true });
    onMove();
    return true;
  };
  const move = (key: string): boolean => {
    if (count === 0) return false;
    if (key === 'ArrowDown') return go(current.at + 1);
    if (key === 'ArrowUp') return go(current.at - 1);
    // Before the reader has walked the list these keys belong to the field.
    if (key === 'Home' && current.moved) return go(0);
    if (key === 'End' && current.moved) return go(count - 1);
    return false;
  };
  return { selected: Math.min(current.at, Math.max(0, count - 1)), move };
}

/**
 * Opens a dialog over everything, puts the cursor into its field, and closes it on Escape or a
 * press beside it; Escape that ends a composition does not close it. Whoever closes it is back where
 * they were; whoever follows a result is not, for then the dialog just goes away.
 *
 * @param onClose - Must be told at once: the event of a closed dialog comes later than the next key.
 */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
  isComposing: () => boolean,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    const input = field.current;
    if (!element || !input) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener(
      'cancel',
      (event) => {
        if (isComposing()) event.preventDefault();
        else close.current();
      },
      { signal },
    );
    element.addEventListener('close', () => close.current(), { signal });
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target === element) close.current();
      },
      { signal },
    );
    element.showModal();
    input.focus();
    input.select();
    return () => stop.abort();
  }, [dialog, field, isComposing]);
}

interface Props {
  initialQuery: string;
  onClose: () => void;
  /** Follows a result of this language inside the page. */
  onFollow: (href: string) => void;
}

/** The search dialog: over the page on a desktop, the whole screen on a phone. */
export default function SearchDialog({ initialQuery, onClose, onFollow }: Props): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { state, suggestions, search, settle } = useSearch();
  const { recent, remember, forget } = useRecentSearches(currentLocale);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useComposition(field);
  const dialog = useRef<HTMLDialogElement>(null);
  // At once, by both: what is pressed before the dialog's own event comes is for what it left.
  const close = (): void => {
    dialog.current?.close();
    onClose();
  };
  useModal(dialog, field, isComposing, close);
  const shown = useShown(state);
  const { options, elsewhere, reveal } = shown;
  const { selected, move } = useSelection(state.query, options.length, settle);

  useEffect(() => {
    if (initialQuery) search(initialQuery);
  }, [initialQuery, search]);

  const pick = (query: string, literal = false): void => {
    if (field.current) {
      field.current.value = query;
      field.current.focus();
    }
    search(query, literal);
  };
  // Enter may be pressed before the answer that it is for has come.
  const wanted = useRef('');
  const { choose, onKey, submit } = handleChoices({
    query: state.query,
    option: options[selected],
    elsewhere: elsewhere !== undefined,
    ...{ move, reveal, remember, onFollow, onClose },
  });
  useEffect(() => submit(wanted.current));

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ id: 'search.label', message: '문서 검색' })}
    >
      <div className={styles.panel}>
        <SearchField
          field={field}
          initial={initialQuery}
          expanded={options.length > 0}
          selectedId={options[selected]?.id}
          isComposing={isComposing}
          onInput={(query) => {
            wanted.current = '';
            search(query);
          }}
          onKey={onKey}
          onSubmit={(query) => {
            wanted.current = query;
            submit(query);
          }}
          onClose={close}
        />
        <div className={styles.body} onScroll={reveal}>
          {process.env.NODE_ENV === 'development' ? (
            <Unbuilt />
          ) : (
            state.failed && <Failure onRetry={() => search(field.current?.value ?? '')} />
          )}
          {!state.failed && !state.query && (
            <Starters
              recent={recent}
              suggestions={suggestions}
              onPick={pick}
              onClear={() => {
                forget();
                field.current?.focus();
              }}
            />
          )}
          <Answers
            state={state}
            shown={shown}
            selected={selected}
            onLiteral={() => pick(state.query, true)}
            onChoose={choose}
          />
        </div>
        <Status count={state.query && state.answer?.complete ? options.length : undefined} />
      </div>
    </dialog>
  );
}
