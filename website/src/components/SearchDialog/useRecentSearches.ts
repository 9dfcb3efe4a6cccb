import { useState } from 'react';

const maxSearches = 5;

/** The searches that led to a page, newest first; none where storage is unavailable. */
function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

function write(key: string, searches: readonly string[]): void {
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
export function useRecentSearches(locale: string): {
  recent: readonly string[];
  remember: (query: string) => void;
  forget: () => void;
} {
  const key = `search.recent.${locale}`;
  const [recent, setRecent] = useState(() => read(key));
  return {
    recent,
    remember(query) {
      const text = query
        .trim()
        .slice(0, 100)
        .replace(/[\ud800-\udbff]$/, '');
      if (text)
        write(key, [text, ...read(key).filter((entry) => entry !== text)].slice(0, maxSearches));
    },
    forget() {
      write(key, []);
      setRecent([]);
    },
  };
}
