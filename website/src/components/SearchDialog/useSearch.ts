import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from 'korean-docs-search/client';
import { isCostly, leaveOldBuild } from 'deferred-hydration/client';
import { useSearchClient } from './useSearchClient';

export interface SearchState {
  query: string;
  answer?: Answer;
  /** The answer in the other language, requested when this one has none. */
  elsewhere?: Answer;
  failed: boolean;
}

/** Puts the query into the address, which a reload searches for again. */
function keepQueryInAddress(query: string): void {
  history.replaceState(history.state, '', `?q=${encodeURIComponent(query)}`);
}

const empty: SearchState = { query: '', failed: false };

/** Searches while the reader types; only the newest query's answer is kept. */
export function useSearch(): {
  state: SearchState;
  suggestions: string[];
  search: (query: string, literal?: boolean) => void;
  /** Keeps the partial answer as shown: a complete one would move the list under the reader's pointer. */
  freezeAnswer: () => void;
} {
  const { client, base, other } = useSearchClient();
  const [state, setState] = useState(empty);
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const newest = useRef(0);
  const last = useRef<{ query: string; literal: boolean }>({ query: '', literal: false });
  const otherBase = other?.base;

  useEffect(() => {
    if (state.answer) client.reportShown();
  }, [client, state.answer]);

  // Loads the index before the first query.
  const open = useCallback(() => {
    client.ask({ type: 'open', base, ahead: !isCostly() }, (reply) => {
      if (reply.type === 'opened') setSuggestions(reply.suggestions);
    });
  }, [client, base]);

  const search = useCallback(
    (query: string, literal = false) => {
      const turn = ++newest.current;
      last.current = { query, literal };
      if (!query.trim()) {
        setState(empty);
        return;
      }
      const askElsewhere = (): void => {
        if (otherBase === undefined) return;
        client.ask({ type: 'search', base: otherBase, query, literal }, (reply) => {
          if (turn === newest.current && reply.type === 'answer')
            setState((before) => ({ ...before, elsewhere: reply.answer }));
        });
      };
      client.ask({ type: 'search', base, query, literal }, (reply) => {
        if (turn !== newest.current) return;
        if (reply.type === 'failed') {
          setState({ query, failed: true });
          void leaveOldBuild(() => keepQueryInAddress(query));
        }
        if (reply.type !== 'answer') return;
        const { answer } = reply;
        setState({ query, answer, failed: false });
        if (answer.complete && !answer.pages.length) askElsewhere();
      });
    },
    [client, base, otherBase],
  );

  const freezeAnswer = (): void => {
    const { query, answer } = state;
    // A newer query is still to be answered.
    if (!answer || answer.complete || query !== last.current.query) return;
    newest.current++;
    setState({ ...state, answer: { ...answer, complete: true } });
  };

  useEffect(() => {
    open();
    const retry = (): void => {
      open();
      search(last.current.query, last.current.literal);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [open, search]);

  return { state, suggestions, search, freezeAnswer };
}
