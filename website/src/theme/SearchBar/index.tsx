// The theme has no search of its own: this is the whole of it that every page carries. The dialog
// is fetched when a reader shows that they want it.
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHistory, useLocation } from '@docusaurus/router';
import { createElement, useCallback, useRef, useState, type ReactNode } from 'react';
import { loadDialog } from './loadDialog';
import SearchAbsent from './SearchAbsent';
import styles from './styles.module.css';
import { useArrival } from './useArrival';
import { useDialog } from './useDialog';
import { useShortcut } from './useShortcut';

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
