import { useState } from 'react';
import { RecentSearches } from './recentSearches';

/** The reader's last searches in a language, as they were when the box opened. */
export function useRecentSearches(locale: string): {
  recent: readonly string[];
  remember: (query: string) => void;
  forget: () => void;
} {
  const [storage] = useState(() => new RecentSearches(`search.recent.${locale}`));
  const [recent, setRecent] = useState(() => storage.list());
  return {
    recent,
    remember: (query) => storage.add(query),
    forget: () => {
      storage.clear();
      setRecent([]);
    },
  };
}
