import {
  createElement,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { leaveOldBuild } from '@site/src/deployment/leaveOldBuild';
import { loadDialog } from './loadDialog';
import styles from './styles.module.css';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Calls back on Ctrl K or ⌘ K anywhere, and on `/` outside fields.
 *
 * @param isTaken - Whether these keys are the site's at all; else they do what the browser does.
 */
function useShortcut(isTaken: boolean, onShortcut: () => void): void {
  useEffect(() => {
    if (!isTaken) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.isComposing || event.altKey || event.defaultPrevented) return;
      const withCommand = (event.ctrlKey || event.metaKey) && event.code === 'KeyK';
      const slash =
        event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!withCommand && !slash) return;
      event.preventDefault();
      onShortcut();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isTaken, onShortcut]);
}

type Dialog = Awaited<ReturnType<typeof loadDialog>>['default'];

interface DialogLoad {
  /** The search dialog once it was wanted and is there. */
  dialog?: Dialog;
  /** Whether it could not be had. */
  isAbsent: boolean;
  retry: () => void;
}

let loaded: Dialog | undefined;

/**
 * Loads the search dialog when it is wanted. Without `lazy` and a boundary of suspense here, the app
 * carries nothing of what React has for them.
 */
function useDialog(isWanted: boolean): DialogLoad {
  const [dialog, setDialog] = useState(() => loaded);
  const [isAbsent, setIsAbsent] = useState(false);
  useEffect(() => {
    if (dialog || !isWanted || isAbsent) return;
    loadDialog().then(
      (module) => setDialog(() => (loaded = module.default)),
      () => {
        setIsAbsent(true);
        void leaveOldBuild();
      },
    );
  }, [dialog, isWanted, isAbsent]);
  return { dialog, isAbsent, retry: () => setIsAbsent(false) };
}

const patience = 3_000;
const shownFor = 2_500;

/**
 * Marks the section a search result led to, once its page is there. It takes the focus, which nothing
 * has after the dialog, so that it is read out and the next Tab goes on from there: only Chromium does
 * so by itself.
 */
function useArrival(): void {
  const { hash, state, key } = useLocation<{ searched?: boolean } | undefined>();
  const searched = state?.searched === true;
  useEffect(() => {
    if (!searched || !hash) return undefined;
    const id = decodeURIComponent(hash.slice(1));
    const deadline = performance.now() + patience;
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
        // Whoever reloads the page or comes back to it did not follow a result.
        history.replaceState({ ...history.state, state: undefined }, '');
        timer = window.setTimeout(() => delete marked?.dataset.searchArrival, shownFor);
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

interface Props {
  /** What the search is opened by. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Is told what the reader wants: to try again, or that it goes away. */
  onAnswer: (again: boolean) => void;
}

/**
 * Stands where the search would be while its files cannot be had. It takes the focus as the search
 * would, but not from a reader who is somewhere else.
 */
function SearchAbsent({ opener, onAnswer }: Props): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused === opener.current) retry.current?.focus();
  }, [opener]);
  const onKeyDown = ({ key }: ReactKeyboardEvent) => {
    if (key === 'Escape') onAnswer(false);
  };
  return (
    <div role="alert" className={styles.absent}>
      <Translate id="search.absent">검색을 불러오지 못했습니다. 연결을 확인하세요.</Translate>
      <button
        ref={retry}
        type="button"
        className="button button--primary"
        onClick={() => onAnswer(true)}
        onKeyDown={onKeyDown}
      >
        <Translate id="search.retry">다시 시도</Translate>
      </button>
      <button
        type="button"
        className="button"
        onClick={() => onAnswer(false)}
        onKeyDown={onKeyDown}
      >
        {translate({ id: 'search.close', message: '닫기' })}
      </button>
    </div>
  );
}

// The theme has no search of its own: this is the whole of it that every page carries. The dialog
// is fetched when a reader shows that they want it.

const prepareDialog = () => void loadDialog().catch(() => undefined);

export default function SearchBar(): ReactNode {
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const [query, setQuery] = useState<string>();
  // The page that was rendered at build knows no query, and hydration must agree with it.
  const isBrowser = useIsBrowser();
  const asked = (isBrowser && new URLSearchParams(location.search).get('q')) || undefined;
  const [linked, setLinked] = useState<string>();
  if (asked !== linked) {
    setLinked(asked);
    if (asked !== undefined) setQuery(asked);
  }

  const open = useCallback(() => setQuery((before) => before ?? ''), []);
  const close = useCallback(() => {
    setQuery(undefined);
    const params = new URLSearchParams(window.location.search);
    if (!params.has('q')) return;
    params.delete('q');
    history.replace({ ...history.location, search: params.toString() });
  }, [history]);
  const follow = useCallback(
    (href: string) => {
      const [pathname, hash] = href.split('#');
      history.push({ pathname, hash: hash ? `#${hash}` : '', state: { searched: true } });
    },
    [history],
  );
  const isOpen = query !== undefined;
  const { dialog, isAbsent, retry } = useDialog(isOpen);
  useShortcut(!isAbsent, open);
  useArrival();

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-busy={(isOpen && !dialog && !isAbsent) || undefined}
        aria-keyshortcuts={isAbsent ? undefined : 'Control+K Meta+K /'}
        aria-label={translate({ id: 'search.label', message: '문서 검색' })}
        onClick={() => {
          retry();
          open();
        }}
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
      >
        <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
          <path d="M13.5 13.5 18 18M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Z" />
        </svg>
        <span className={styles.label}>
          <Translate id="search.button">검색</Translate>
        </span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {isOpen && isAbsent && (
        <SearchAbsent
          opener={button}
          onAnswer={(again) => {
            button.current?.focus();
            if (again) retry();
            else close();
          }}
        />
      )}
      {isOpen &&
        dialog &&
        createElement(dialog, { initialQuery: query, onClose: close, onFollow: follow })}
    </>
  );
}
