import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { leaveOldBuild } from 'deferred-hydration/client';
import SearchField, { type FieldHandlers, type ListState } from './SearchField';
import styles from './styles.module.css';

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

/** Fetches what stands below the field. Written in one place only: the bundler makes a file for each. */
export const loadPane = () => import('./SearchPane');

type Pane = Awaited<ReturnType<typeof loadPane>>['default'];

interface PaneLoad {
  /** What stands below the field, once it was wanted and is there. */
  pane?: Pane;
  /** Whether it could not be had. */
  isAbsent: boolean;
  retry: () => void;
}

let loaded: Pane | undefined;

/** Loads what stands below the field when the search is opened. */
function usePane(isWanted: boolean): PaneLoad {
  const [pane, setPane] = useState(() => loaded);
  const [isAbsent, setIsAbsent] = useState(false);
  useEffect(() => {
    if (pane || !isWanted || isAbsent) return;
    loadPane().then(
      (module) => setPane(() => (loaded = module.default)),
      () => {
        setIsAbsent(true);
        void leaveOldBuild();
      },
    );
  }, [pane, isWanted, isAbsent]);
  return { pane, isAbsent, retry: () => setIsAbsent(false) };
}

export interface Opening {
  /** What stands in the field of a dialog that was not open already; absent while it is closed. */
  query?: string;
  /** Tells one opening from the next. */
  key: number;
}

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  opening: Opening;
  /** Is told that the dialog is open, also where the app has not opened it. */
  onOpened: () => void;
  onClose: () => void;
  /** Follows a result of this language inside the page. */
  onFollow: (href: string) => void;
}

const noList: ListState = { expanded: false };

/**
 * The search: over the page on a desktop, the whole screen on a phone. The dialog and its field stand
 * in every page, so that they open at once; the rest is loaded then.
 */
export default function SearchDialog({
  dialog,
  opening,
  onOpened,
  onClose,
  onFollow,
}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const handlers = useRef<FieldHandlers>(null);
  const wanted = useRef('');
  const isComposing = useComposition(field);
  const [list, setList] = useState(noList);
  const isOpen = opening.query !== undefined;
  const { pane: Pane, isAbsent, retry } = usePane(isOpen);

  const fill = useCallback((query: string): void => {
    if (!field.current) return;
    field.current.value = query;
    field.current.focus();
  }, []);

  useEffect(() => {
    if (dialog.current?.open) onOpened();
  }, [dialog, onOpened]);

  useEffect(() => {
    if (opening.query === undefined || !dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    fill(opening.query);
    field.current?.select();
  }, [dialog, opening, fill]);

  // At once, by both: what is pressed before the dialog's own event comes is for what it left.
  const close = useCallback((): void => {
    dialog.current?.close();
    if (field.current) field.current.value = '';
    wanted.current = '';
    setList(noList);
    onClose();
  }, [dialog, onClose]);

  const follow = (href: string): void => {
    onFollow(href);
    close();
    // A dialog gives the focus back to where it was opened; this reader goes on somewhere else.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  return (
    <dialog
      ref={dialog}
      id="search"
      className={styles.dialog}
      aria-label={translate({ id: 'search.label', message: '문서 검색' })}
      onCancel={(event) => {
        if (isComposing()) event.preventDefault();
        else close();
      }}
      onClose={() => {
        if (!dialog.current?.open) close();
      }}
      onPointerDown={({ target }) => {
        if (target === dialog.current) close();
      }}
    >
      <div className={styles.panel}>
        <SearchField
          field={field}
          list={list}
          isComposing={isComposing}
          onFocus={() => onOpened()}
          onInput={(query) => {
            wanted.current = '';
            handlers.current?.onInput(query);
          }}
          onKey={(event) => handlers.current?.onKey(event)}
          onSubmit={(query) => {
            wanted.current = query;
            handlers.current?.onSubmit(query);
          }}
          onClose={close}
        />
        {isAbsent && <Absent onRetry={retry} />}
        {isOpen && Pane && (
          <Pane
            key={opening.key}
            {...{ field, handlers, wanted }}
            onFollow={follow}
            onList={setList}
            onFill={fill}
            onClose={close}
          />
        )}
      </div>
    </dialog>
  );
}

/** Stands where the results would be while their files cannot be had. */
function Absent({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.absent}>
      <p>
        <Translate id="search.absent">검색을 불러오지 못했습니다. 연결을 확인하세요.</Translate>
      </p>
      <button type="button" className="button" onClick={onRetry}>
        <Translate id="search.retry">다시 시도</Translate>
      </button>
    </div>
  );
}
