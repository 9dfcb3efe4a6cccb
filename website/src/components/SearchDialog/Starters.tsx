import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

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
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.block} aria-labelledby="search-recent">
          <div className={styles.blockHead}>
            <h2 id="search-recent">
              <Translate id="search.recent">최근 검색</Translate>
            </h2>
            <button
              type="button"
              className={styles.quiet}
              onClick={onClear}
              aria-label={translate({
                id: 'search.recent.clearLabel',
                message: '최근 검색 지우기',
              })}
            >
              <Translate id="search.recent.clear">지우기</Translate>
            </button>
          </div>
          <Queries queries={recent} onPick={onPick} />
        </section>
      )}
      {suggestions.length > 0 && (
        <section className={styles.block} aria-labelledby="search-suggested">
          <h2 id="search-suggested">
            <Translate id="search.suggested">추천 검색</Translate>
          </h2>
          <Queries queries={suggestions} onPick={onPick} />
        </section>
      )}
    </>
  );
}
