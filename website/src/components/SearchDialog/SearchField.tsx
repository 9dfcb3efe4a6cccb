import { useWords } from '@site/src/language';
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import styles from './styles.module.css';

/** The words of the field; the dialog and the button that opens it have the same label. */
export const fieldWords = {
  ko: { label: '문서 검색', close: '닫기' },
  en: { label: 'Search the docs', close: 'Close' },
};

const failureWords = {
  ko: { failed: '검색을 불러오지 못했습니다. 연결을 확인하세요.', retry: '다시 시도' },
  en: {
    failed: "The search couldn't be loaded. Check your network connection.",
    retry: 'Try again',
  },
};

/** Shown instead of results while their code or the index cannot be loaded. */
export function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  const { failed, retry } = useWords(failureWords);
  return (
    <div role="alert" className={styles.failure}>
      <p>{failed}</p>
      <button type="button" className="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}

/** ARIA attributes of the field for the list below it. */
export interface ListState {
  expanded: boolean;
  selectedId?: string;
}

/** Handlers of the field's events. */
export interface FieldHandlers {
  onInput: (query: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onSubmit: (query: string) => void;
}

interface Props extends FieldHandlers {
  field: RefObject<HTMLInputElement | null>;
  list: ListState;
  isComposing: () => boolean;
  onFocus: () => void;
  onClose: () => void;
}

/** An uncontrolled input: React never writes its value, so that compositions are not disturbed. */
export default function SearchField(props: Props): ReactNode {
  const { field, list, isComposing, onFocus, onInput, onKey, onSubmit, onClose } = props;
  const { label, close } = useWords(fieldWords);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isComposing()) onSubmit(field.current?.value ?? '');
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
        <path d="M13.5 13.5 18 18M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Z" />
      </svg>
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.expanded}
        aria-controls="search-results"
        aria-activedescendant={list.expanded ? list.selectedId : undefined}
        aria-label={label}
        placeholder={label}
        maxLength={300}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onFocus={onFocus}
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!isComposing()) onKey(event);
        }}
      />
      <button type="button" className={styles.quiet} onClick={onClose}>
        {close}
      </button>
    </form>
  );
}
