import { useLocation } from '@docusaurus/router';
import { useWords } from '@site/src/language';
import { useSettled } from '@site/src/useSettled';
import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import styles from './styles.module.css';

const words = {
  ko: {
    label: '오류 코드 찾기',
    hint: '오류 코드나 원인에 있는 단어',
    found: (count: number) =>
      count > 0
        ? `오류 코드 ${count}개`
        : '일치하는 오류 코드가 없습니다. 브라우저 오류나 증상은 문서 검색에서 찾으세요.',
  },
  en: {
    label: 'Find an error code',
    hint: 'An error code, or a word in its cause',
    found(count: number) {
      if (count === 0)
        return 'No matching error codes. For a browser error or a symptom, search the docs.';
      return count === 1 ? '1 error code' : `${count} error codes`;
    },
  },
};

let filterText = '';
const listeners = new Set<() => void>();

/** Sets the filter of the page's errors. */
function setFilter(next: string): void {
  filterText = next.trim().toLowerCase();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The filter of the page's errors in lower case; empty for none. */
export const useFilter = (): string =>
  useSyncExternalStore(
    subscribe,
    () => filterText,
    () => '',
  );

/** Hides the headings of groups whose errors are all hidden, and shows the others. */
function updateHeadings(): void {
  for (const heading of document.querySelectorAll<HTMLElement>('h2:has(+ [data-reproduces])')) {
    let entry = heading.nextElementSibling;
    while (entry?.matches('[data-reproduces][hidden]')) entry = entry.nextElementSibling;
    heading.hidden = !entry?.matches('[data-reproduces]');
  }
}

/** A field that filters the page's errors. */
export default function ErrorFilter(): ReactNode {
  const { label, hint, found } = useWords(words);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const filter = useFilter();
  const { hash } = useLocation();
  const settled = useSettled(filter);
  // Counted on the page, because the errors are elsewhere; by then they are filtered.
  const count = useMemo(
    () =>
      settled ? document.querySelectorAll('[data-reproduces]:not([hidden])').length : undefined,
    [settled],
  );
  useLayoutEffect(updateHeadings, [filter]);
  // A link to an error or a group that the filter hides shows it.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!field.current || !target?.closest('[data-reproduces][hidden], h2[hidden]')) return;
    field.current.value = '';
    setFilter('');
    requestAnimationFrame(() => target.scrollIntoView());
  }, [hash]);
  useEffect(() => () => setFilter(''), []);
  return (
    <div className={styles.filter} data-search-ignore="">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={hint}
        onChange={({ target }) => setFilter(target.value)}
      />
      <p className="note" role="status">
        {filter && count !== undefined && found(count)}
      </p>
    </div>
  );
}
