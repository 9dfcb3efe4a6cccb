import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useRef, type ReactNode } from 'react';
import Answers from './Answers';
import { Failure, Unbuilt } from './Notices';
import SearchField from './SearchField';
import Starters from './Starters';
import Status from './Status';
import styles from './styles.module.css';
import { useComposition } from './useComposition';
import { handleChoices } from './handleChoices';
import { useModal } from './useModal';
import { useRecentSearches } from './useRecentSearches';
import { useSearch } from './useSearch';
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
