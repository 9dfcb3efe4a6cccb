import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchDialog, { loadPane, type Opening } from '@site/src/components/SearchDialog';
import { fieldWords } from '@site/src/components/SearchDialog/SearchField';
import { useWords } from '@site/src/language';
import styles from './styles.module.css';

const buttonWords = { ko: '검색', en: 'Search' };

/** Whether a key is typed into a field, which may be in a shadow root. */
function isTyped(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Calls back on Ctrl K or ⌘ K anywhere, and on `/` outside fields. */
function useShortcut(onShortcut: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.isComposing || event.altKey || event.defaultPrevented) return;
      const withCommand = (event.ctrlKey || event.metaKey) && event.code === 'KeyK';
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyped(event);
      if (!withCommand && !slash) return;
      event.preventDefault();
      onShortcut();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onShortcut]);
}

const timeoutMs = 3_000;
const highlightMs = 2_500;

/**
 * Highlights the section of a followed search result, once its page is rendered. It receives the
 * focus, which nothing has after the dialog closes, so that screen readers announce it and Tab
 * continues from there: only Chromium does so by itself.
 */
function useResultHighlight(): void {
  const { hash, state, key } = useLocation<{ searched?: boolean } | undefined>();
  const searched = state?.searched === true;
  useEffect(() => {
    if (!searched || !hash) return undefined;
    const id = decodeURIComponent(hash.slice(1));
    const deadline = performance.now() + timeoutMs;
    let marked: HTMLElement | null = null;
    let frame = 0;
    let timer = 0;
    const look = (): void => {
      marked = document.getElementById(id);
      if (marked) {
        marked.dataset.searchArrival = '';
        if (document.activeElement === document.body) {
          marked.tabIndex = -1;
          marked.focus({ preventScroll: true });
        }
        // Not after a reload or on going back.
        history.replaceState({ ...history.state, state: undefined }, '');
        timer = window.setTimeout(() => delete marked?.dataset.searchArrival, highlightMs);
      } else if (performance.now() < deadline) frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      delete marked?.dataset.searchArrival;
    };
  }, [searched, hash, key]);
}

const prepareSearch = () => void loadPane().catch(() => undefined);

// The theme has no search: this is the button, its dialog, and its keyboard shortcuts.
export default function SearchBar(): ReactNode {
  const { label } = useWords(fieldWords);
  const button = useWords(buttonWords);
  const history = useHistory();
  const location = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opening, setOpening] = useState<Opening>({ key: 0 });
  const open = useCallback((query = '') => {
    // The browser closes a dialog before its event: until then only the dialog knows.
    const isOpen = (last: Opening) => last.query !== undefined && dialog.current?.open;
    setOpening((last) => (isOpen(last) ? last : { query, key: last.key + 1 }));
  }, []);
  // The page was rendered at build time without a query, and hydration must match it.
  const isBrowser = useIsBrowser();
  const linkedQuery = (isBrowser && new URLSearchParams(location.search).get('q')) || undefined;
  const [linked, setLinked] = useState<string>();
  if (linkedQuery !== linked) {
    setLinked(linkedQuery);
    if (linkedQuery !== undefined) open(linkedQuery);
  }

  function close(): void {
    setOpening(({ key }) => ({ key }));
    const params = new URLSearchParams(window.location.search);
    if (!params.has('q')) return;
    params.delete('q');
    history.replace({ ...history.location, search: params.toString() });
  }
  function follow(href: string): void {
    const [pathname, hash] = href.split('#');
    history.push({ pathname, hash: hash ? `#${hash}` : '', state: { searched: true } });
  }
  useShortcut(open);
  useResultHighlight();

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={label}
        onClick={() => open()}
        onPointerEnter={prepareSearch}
        onFocus={prepareSearch}
      >
        <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
          <path d="M13.5 13.5 18 18M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Z" />
        </svg>
        <span className={styles.label}>{button}</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <SearchDialog
        dialog={dialog}
        opening={opening}
        onOpened={open}
        onClose={close}
        onFollow={follow}
      />
    </>
  );
}
