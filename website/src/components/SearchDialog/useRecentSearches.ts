import { useState } from 'react';

const most = 5;

/** The searches that led somewhere, newest first; they stay on this device. */
class RecentSearches {
  constructor(private readonly key: string) {}

  /** What is kept; nothing where storage is refused. */
  list(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(kept)
        ? kept.filter((entry) => typeof entry === 'string').slice(0, most)
        : [];
    } catch {
      return [];
    }
  }

  /** Puts a search first. */
  add(query: string): void {
    const text = query
      .trim()
      .slice(0, 100)
      .replace(/[\ud800-\udbff]$/, '');
    if (!text) return;
    const kept = [text, ...this.list().filter((entry) => entry !== text)].slice(0, most);
    this.write(() => localStorage.setItem(this.key, JSON.stringify(kept)));
  }

  /** Forgets all of them. */
  clear(): void {
    this.write(() => localStorage.removeItem(this.key));
  }

  private write(change: () => void): void {
    try {
      change();
    } catch {
      // Private windows refuse storage: then nothing is kept.
    }
  }
}

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
