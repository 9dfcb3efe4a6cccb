import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { useLocale, useWords } from '@site/src/language';
import { useSettled } from '@site/src/useSettled';
import clsx from 'clsx';
import styles from './styles.module.css';
import { Correction, Elsewhere, NothingFound, OnlyNewest, Unbuilt } from './Notices';
import Results from './Results';
import { Failure, type FieldHandlers, type ListState } from './SearchField';
import Starters, { useRecentSearches } from './Starters';
import { type SearchState, useSearch } from './useSearch';
import { type Option, type DisplayedResults, useDisplayedResults } from './useDisplayedResults';

const words = {
  ko: {
    none: '검색 결과가 없습니다',
    count: (count: number) => `검색 결과 ${count}개`,
    results: '검색 결과',
  },
  en: {
    none: 'No results',
    count: (count: number) => `${count} results`,
    results: 'Search results',
  },
};

/** Announces the number of results when typing pauses; that there are none is shown above. */
function Status({ count: latest }: { count: number | undefined }): ReactNode {
  const text = useWords(words);
  const count = useSettled(latest);
  return (
    <p role="status" className={count === 0 ? 'visually-hidden' : clsx('note', styles.status)}>
      {count !== undefined && (count === 0 ? text.none : text.count(count))}
    </p>
  );
}

/** The selected option; a new list starts at its first. */
function useSelection(
  listKey: string,
  count: number,
  onMove: () => void,
): {
  selected: number;
  /** Moves the selection for a key; false when the key is not for the list. */
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
    // Before the reader has entered the list, these keys belong to the field.
    if (key === 'Home' && current.moved) return go(0);
    if (key === 'End' && current.moved) return go(count - 1);
    return false;
  };
  return { selected: Math.min(current.at, Math.max(0, count - 1)), move };
}

interface AnswersProps {
  state: SearchState;
  shown: DisplayedResults;
  selected: number;
  onLiteral: () => void;
  onChoose: (option: Option, event: MouseEvent) => void;
}

/** The results of a search, and notices about them. */
function Answers({ state, shown, selected, onLiteral, onChoose }: AnswersProps): ReactNode {
  const { results } = useWords(words);
  const { answer, options, excerpts, elsewhere } = shown;
  const nothing = state.answer?.complete && !state.answer.pages.length;
  return (
    <>
      {answer?.corrected !== undefined && options.length > 0 && (
        <Correction query={state.query} corrected={answer.corrected} onLiteral={onLiteral} />
      )}
      {nothing && <NothingFound query={state.query} />}
      {elsewhere && <Elsewhere language={elsewhere.label} />}
      {options.length > 0 && (
        <Results
          options={options}
          excerpts={excerpts}
          selected={selected}
          label={results}
          lang={elsewhere?.locale}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** Receives the handlers of the field's events. */
  handlers: RefObject<FieldHandlers | null>;
  /** The query for which Enter was pressed, until its answer arrives. */
  pendingQuery: RefObject<string>;
  /** Receives the ARIA attributes of the field. */
  onList: (list: ListState) => void;
  /** Sets the query in the field. */
  onFill: (query: string) => void;
  onClose: () => void;
  /** Follows a result of this language with client-side navigation. */
  onFollow: (href: string) => void;
}

/** Everything below the search field: starters, results, notices. */
export default function SearchPane(props: Props): ReactNode {
  const { field, handlers, pendingQuery, onList, onFill, onClose, onFollow } = props;
  const { state, suggestions, search, freezeAnswer } = useSearch();
  const { recent, remember, forget } = useRecentSearches(useLocale());
  const shown = useDisplayedResults(state);
  const { options, elsewhere, reveal } = shown;
  const { selected, move } = useSelection(state.query, options.length, freezeAnswer);

  // Text that was typed before the app had started.
  useEffect(() => {
    if (field.current?.value) search(field.current.value);
  }, [field, search]);

  const expanded = options.length > 0;
  const selectedId = options[selected]?.id;
  useEffect(() => onList({ expanded, selectedId }), [onList, expanded, selectedId]);

  const pick = (query: string, literal = false): void => {
    onFill(query);
    search(query, literal);
  };
  const option = options[selected];
  const follow = ({ href }: Option): void => {
    remember(state.query);
    // The other language is a separate app.
    if (!elsewhere) return onFollow(href);
    location.assign(href);
    onClose();
  };
  const choose = (chosen: Option, event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return remember(state.query);
    }
    event.preventDefault();
    follow(chosen);
  };
  const onKey = (event: KeyboardEvent): void => {
    const inNewTab = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (inNewTab && option) window.open(option.href, '_blank', 'noopener');
    else if (plain && move(event.key)) reveal();
    else return;
    event.preventDefault();
  };
  const submit = (typed: string): void => {
    if (option && typed && state.query === typed) follow(option);
  };
  useImperativeHandle(handlers, () => ({ onInput: search, onKey, onSubmit: submit }));
  useEffect(() => submit(pendingQuery.current));

  return (
    <>
      <div className={styles.body} onScroll={reveal}>
        <OnlyNewest />
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
    </>
  );
}
