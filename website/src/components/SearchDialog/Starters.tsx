import { useWords } from '@site/src/language';
import { type ReactNode, useState } from 'react';
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

const maxSearches = 5;

/** The searches that led to a page, newest first; none where storage is unavailable. */
function readRecent(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

function writeRecent(key: string, searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // Private windows deny storage: then nothing is stored.
  }
}

/**
 * The reader's recent searches in a language, when the dialog opened; stored on this device only.
 */
export function useRecentSearches(locale: string) {
  const key = `search.recent.${locale}`;
  const [recent, setRecent] = useState(() => readRecent(key));
  return {
    recent,
    remember(query: string) {
      const text = [...query.trim()].slice(0, 100).join('');
      const others = readRecent(key).filter((entry) => entry !== text);
      if (text) writeRecent(key, [text, ...others].slice(0, maxSearches));
    },
    forget() {
      writeRecent(key, []);
      setRecent([]);
    },
  };
}

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
          <button type="button" className="pill" onClick={() => onPick(query)}>
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
