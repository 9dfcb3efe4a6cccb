import { useWords } from '@site/src/language';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { leaveOldBuild } from 'deferred-hydration/client';
import SearchField, {
  Failure,
  type FieldHandlers,
  fieldWords,
  type ListState,
} from './SearchField';
import styles from './styles.module.css';

/** The key code of keys handled by an input method. */
const inputMethodKeyCode = 229;

/**
 * Whether a field is being composed in, or the key that ended a composition is still down: Safari
 * ends the composition before it dispatches the key event, so Enter would submit.
 */
function useComposition(field: RefObject<HTMLInputElement | null>): () => boolean {
  const composing = useRef(false);
  const isInputMethodKey = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener('compositionstart', () => (composing.current = true), { signal });
    input.addEventListener('compositionend', () => (composing.current = false), { signal });
    input.addEventListener(
      'keydown',
      ({ keyCode, isComposing }) =>
        (isInputMethodKey.current = isComposing || keyCode === inputMethodKeyCode),
      { signal },
    );
    input.addEventListener('keyup', () => (isInputMethodKey.current = false), { signal });
    return () => stop.abort();
  }, [field]);
  return () => composing.current || isInputMethodKey.current;
}

/**
 * Loads the pane below the field. Imported in one place only, because the bundler creates a chunk
 * for each.
 */
export const loadPane = () => import('./SearchPane');

type Pane = Awaited<ReturnType<typeof loadPane>>['default'];

interface PaneLoad {
  /** Everything below the field, once it was requested and loaded. */
  pane?: Pane;
  /** Whether loading has failed. */
  hasFailed: boolean;
  retry: () => void;
}

/** Loads everything below the field when the search is opened. */
function usePane(isWanted: boolean): PaneLoad {
  const [pane, setPane] = useState<Pane>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (pane || !isWanted || hasFailed) return;
    loadPane().then(
      (module) => setPane(() => module.default),
      () => {
        setHasFailed(true);
        void leaveOldBuild();
      },
    );
  }, [pane, isWanted, hasFailed]);
  return { pane, hasFailed, retry: () => setHasFailed(false) };
}

export interface Opening {
  /** The value of the field when the dialog opens; absent while it is closed. */
  query?: string;
  /** Distinguishes openings. */
  key: number;
}

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  opening: Opening;
  /** Called when the dialog is open, even if the app has not opened it. */
  onOpened: () => void;
  onClose: () => void;
  /** Follows a result of this language with client-side navigation. */
  onFollow: (href: string) => void;
}

const noList: ListState = { expanded: false };

/**
 * The search: a dialog on a desktop, full screen on a phone. The dialog and its field are part of
 * every page, so that they open at once; the rest is loaded then.
 */
export default function SearchDialog({
  dialog,
  opening,
  onOpened,
  onClose,
  onFollow,
}: Props): ReactNode {
  const { label } = useWords(fieldWords);
  const field = useRef<HTMLInputElement>(null);
  const handlers = useRef<FieldHandlers>(null);
  const pendingQuery = useRef('');
  const isComposing = useComposition(field);
  const [list, setList] = useState(noList);
  const isOpen = opening.query !== undefined;
  const { pane: Pane, hasFailed, retry } = usePane(isOpen);

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

  // Both are updated synchronously: a press before the dialog's own event is for the page below.
  function close(): void {
    dialog.current?.close();
    // Otherwise the hidden field keeps the focus until the next frame, and `/` would be text in it.
    field.current?.blur();
    if (field.current) field.current.value = '';
    pendingQuery.current = '';
    setList(noList);
    onClose();
  }

  function follow(href: string): void {
    onFollow(href);
    close();
    // A dialog restores the focus to where it was opened; here the reader goes elsewhere.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  return (
    <dialog
      ref={dialog}
      id="search"
      className={styles.dialog}
      aria-label={label}
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
            pendingQuery.current = '';
            handlers.current?.onInput(query);
          }}
          onKey={(event) => handlers.current?.onKey(event)}
          onSubmit={(query) => {
            pendingQuery.current = query;
            handlers.current?.onSubmit(query);
          }}
          onClose={close}
        />
        {hasFailed && <Failure onRetry={retry} />}
        {isOpen && Pane && (
          <Pane
            key={opening.key}
            {...{ field, handlers, pendingQuery }}
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
