import { useWords } from '@site/src/language';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const words = {
  ko: {
    recent: '최근 검색',
    clear: '지우기',
    clearLabel: '최근 검색 지우기',
    suggested: '추천 검색',
  },
  en: {
    recent: 'Recent searches',
    clear: 'Clear',
    clearLabel: 'Clear recent searches',
    suggested: 'Suggested searches',
  },
};

interface Props {
  recent: readonly string[];
  suggestions: readonly string[];
  onPick: (query: string) => void;
  onClear: () => void;
}

function Queries({
  queries,
  onPick,
}: {
  queries: readonly string[];
  onPick: Props['onPick'];
}): ReactNode {
  return (
    <ul className={styles.starters}>
      {queries.map((query) => (
        <li key={query}>
          <button type="button" className={styles.starter} onClick={() => onPick(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Searches before anything is typed: recent ones and suggestions. */
export default function Starters({ recent, suggestions, onPick, onClear }: Props): ReactNode {
  const text = useWords(words);
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.block} aria-labelledby="search-recent">
          <div className={styles.blockHead}>
            <h2 id="search-recent">{text.recent}</h2>
            <button
              type="button"
              className={styles.quiet}
              onClick={onClear}
              aria-label={text.clearLabel}
            >
              {text.clear}
            </button>
          </div>
          <Queries queries={recent} onPick={onPick} />
        </section>
      )}
      {suggestions.length > 0 && (
        <section className={styles.block} aria-labelledby="search-suggested">
          <h2 id="search-suggested">{text.suggested}</h2>
          <Queries queries={suggestions} onPick={onPick} />
        </section>
      )}
    </>
  );
}
