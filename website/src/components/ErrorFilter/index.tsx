import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Locale } from '@site/brand';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { setFilter, useFilter } from './filter';
import styles from './styles.module.css';

interface Words {
  label: string;
  hint: string;
  found: (count: number) => string;
}

const words: Record<Locale, Words> = {
  ko: {
    label: '오류 코드 찾기',
    hint: '오류 코드나 원인에 있는 단어',
    found: (count) => (count > 0 ? `오류 코드 ${count}개` : '일치하는 오류 코드가 없습니다.'),
  },
  en: {
    label: 'Find an error code',
    hint: 'An error code, or a word in its cause',
    found: (count) => (count === 1 ? '1 error code' : `${count || 'No'} error codes`),
  },
};

/** A field that leaves of the page's errors those that fit what is typed. */
export default function ErrorFilter(): ReactNode {
  const { label, hint, found } = words[useDocusaurusContext().i18n.currentLocale as Locale];
  const id = useId();
  const filter = useFilter();
  const [count, setCount] = useState(0);
  useEffect(() => {
    // The errors are elsewhere on the page: they are counted once they are drawn.
    const frame = requestAnimationFrame(() =>
      setCount(document.querySelectorAll('[data-reproduces]:not([hidden])').length),
    );
    return () => cancelAnimationFrame(frame);
  }, [filter]);
  useEffect(() => () => setFilter(''), []);
  return (
    <div className={styles.filter} data-search-ignore="">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={hint}
        onChange={({ target }) => setFilter(target.value)}
      />
      <p role="status">{filter && found(count)}</p>
    </div>
  );
}
