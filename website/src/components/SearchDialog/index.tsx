import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import Answers from './Answers';
import type { Option } from './listOptions';
import { Failure, Unbuilt } from './Notices';
import SearchField from './SearchField';
import Starters from './Starters';
import Status from './Status';
import styles from './styles.module.css';
import { useModal } from './useModal';
import { useRecentSearches } from './useRecentSearches';
import { useSearch } from './useSearch';
import { useSearchClient } from './useSearchClient';
import { useSelection } from './useSelection';
import { useShown } from './useShown';

interface Props {
  initialQuery: string;
  onClose: () => void;
  /** Follows a result of this language inside the page. */
  onFollow: (href: string) => void;
}

/** The search dialog: over the page on a desktop, the whole screen on a phone. */
export default function SearchDialog({ initialQuery, onClose, onFollow }: Props): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { built } = useSearchClient();
  const { state, suggestions, search } = useSearch();
  const { recent, remember, forget } = useRecentSearches(currentLocale);
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModal(field, onClose);
  const shown = useShown(state);
  const { options, elsewhere, reveal } = shown;
  const { selected, move } = useSelection(state.query, options.length);

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
  const follow = (option: Option): void => {
    remember(state.query);
    if (elsewhere) location.assign(option.href);
    else onFollow(option.href);
    onClose();
  };
  const choose = (option: Option, event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      remember(state.query);
      return;
    }
    event.preventDefault();
    follow(option);
  };
  const onKey = (event: KeyboardEvent): void => {
    const option = options[selected];
    const inNewTab = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (inNewTab && option) window.open(option.href, '_blank', 'noopener');
    else if (plain && move(event.key)) reveal();
    else return;
    event.preventDefault();
  };
  const submit = (): void => {
    const option = options[selected];
    if (option && state.query === field.current?.value) follow(option);
  };

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
          onInput={search}
          onKey={onKey}
          onSubmit={submit}
          onClose={onClose}
        />
        <div className={styles.body} onScroll={reveal}>
          {!built && <Unbuilt />}
          {built && state.failed && <Failure onRetry={() => search(field.current?.value ?? '')} />}
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
