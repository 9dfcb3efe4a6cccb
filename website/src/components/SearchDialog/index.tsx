import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Correction, Elsewhere, Failure, NothingFound } from './Notices';
import { RecentSearches } from './recentSearches';
import Results from './Results';
import SearchField from './SearchField';
import Starters from './Starters';
import { listOptions, type Option } from './listOptions';
import styles from './styles.module.css';
import { useModal } from './useModal';
import { useSearch } from './useSearch';
import { useSearchClient } from './useSearchClient';

import { useSelection } from './useSelection';

interface Props {
  initialQuery: string;
  onClose: () => void;
  /** Follows a result of this language inside the page. */
  onFollow: (href: string) => void;
}

/** The search dialog: over the page on a desktop, the whole screen on a phone. */
export default function SearchDialog({ initialQuery, onClose, onFollow }: Props): ReactNode {
  const { base, other } = useSearchClient();
  const { currentLocale } = useDocusaurusContext().i18n;
  const { state, suggestions, search } = useSearch();
  const [storage] = useState(() => new RecentSearches(`search.recent.${currentLocale}`));
  const [recent, setRecent] = useState(() => storage.list());
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModal(field, onClose);

  const elsewhere =
    !state.answer?.pages.length && state.elsewhere?.pages.length ? other : undefined;
  const shown = elsewhere ? state.elsewhere : state.answer;
  const options = listOptions(shown, elsewhere?.base ?? base);
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
    storage.add(state.query);
    if (elsewhere) location.assign(option.href);
    else onFollow(option.href);
    onClose();
  };
  const choose = (option: Option, event: MouseEvent): void => {
    storage.add(state.query);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(option);
  };
  const onKey = (event: KeyboardEvent): void => {
    const option = options[selected];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && option) {
      event.preventDefault();
      window.open(option.href, '_blank', 'noopener');
    } else if (
      !event.altKey &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.shiftKey &&
      move(event.key)
    ) {
      event.preventDefault();
    }
  };
  const submit = (): void => {
    const option = options[selected];
    if (option && state.query === field.current?.value) follow(option);
  };

  const nothing = state.answer?.complete && !state.answer.pages.length;
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
        <div className={styles.body}>
          {state.failed && <Failure onRetry={() => search(field.current?.value ?? '')} />}
          {!state.failed && !state.query && (
            <Starters
              recent={recent}
              suggestions={suggestions}
              onPick={pick}
              onClear={() => {
                storage.clear();
                setRecent([]);
                field.current?.focus();
              }}
            />
          )}
          {shown?.corrected !== undefined && options.length > 0 && (
            <Correction
              query={state.query}
              corrected={shown.corrected}
              onLiteral={() => pick(state.query, true)}
            />
          )}
          {nothing && <NothingFound query={state.query} />}
          {elsewhere && <Elsewhere language={elsewhere.label} />}
          {options.length > 0 && (
            <Results
              options={options}
              excerpts={state.excerpts}
              selected={selected}
              label={translate({ id: 'search.results', message: '검색 결과' })}
              lang={elsewhere?.locale}
              onChoose={choose}
            />
          )}
        </div>
        <p role="status" className={styles.status}>
          {state.query && state.answer?.complete ? countLabel(options.length) : ''}
        </p>
      </div>
    </dialog>
  );
}

function countLabel(count: number): string {
  return count === 0
    ? translate({ id: 'search.count.none', message: '검색 결과가 없습니다' })
    : translate({ id: 'search.count', message: '검색 결과 {count}개' }, { count });
}
