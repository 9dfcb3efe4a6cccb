import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Piece } from '@site/plugins/search/engine/answer';
import type { Reply } from '@site/plugins/search/messages';
import { useSearchClient } from './useSearchClient';

export interface SearchState {
  query: string;
  answer?: Answer;
  /** The answer in the other language, asked for when this one has none. */
  elsewhere?: Answer;
  excerpts: ReadonlyMap<string, Piece[]>;
  failed: boolean;
}

const empty: SearchState = { query: '', excerpts: new Map(), failed: false };

export const excerptKey = (page: number, section: number): string => `${page}-${section}`;

/** Searches as the reader types; only the newest query's answer is kept. */
export function useSearch(): {
  state: SearchState;
  suggestions: string[];
  search: (query: string, literal?: boolean) => void;
} {
  const { client, base, other } = useSearchClient();
  const [state, setState] = useState(empty);
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const newest = useRef(0);
  const last = useRef<{ query: string; literal: boolean }>({ query: '', literal: false });
  const otherBase = other?.base;

  const open = useCallback(() => {
    client.ask({ type: 'open', base }, (reply) => {
      if (reply.type === 'opened') setSuggestions(reply.suggestions);
    });
  }, [client, base]);

  const search = useCallback(
    (query: string, literal = false) => {
      const turn = ++newest.current;
      last.current = { query, literal };
      const current = (apply: (reply: Reply) => void) => (reply: Reply) => {
        if (turn !== newest.current) return;
        if (reply.type === 'failed') setState((before) => ({ ...before, query, failed: true }));
        else apply(reply);
      };
      if (!query.trim()) {
        setState(empty);
        return;
      }
      const addExcerpts = current((reply) => {
        if (reply.type !== 'excerpts') return;
        const found = reply.excerpts.map(({ page, section, pieces }): [string, Piece[]] => [
          excerptKey(page, section),
          pieces,
        ]);
        setState((before) => ({ ...before, excerpts: new Map(found) }));
      });
      const onAnswer = current((reply) => {
        if (reply.type !== 'answer') return;
        const { answer } = reply;
        setState((before) => ({ query, answer, excerpts: before.excerpts, failed: false }));
        if (!answer.complete) return;
        if (answer.pages.length) {
          const pages = answer.pages.map(({ page, sections }) => ({
            page,
            sections: sections.map(({ section }) => section),
          }));
          client.ask({ type: 'excerpts', base, pages }, addExcerpts);
        } else if (otherBase !== undefined) {
          client.ask({ type: 'search', base: otherBase, query, literal }, (found) => {
            if (turn === newest.current && found.type === 'answer') {
              setState((before) => ({ ...before, elsewhere: found.answer }));
            }
          });
        }
      });
      client.ask({ type: 'search', base, query, literal }, onAnswer);
    },
    [client, base, otherBase],
  );

  useEffect(() => {
    open();
    const retry = (): void => {
      open();
      search(last.current.query, last.current.literal);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [open, search]);

  return { state, suggestions, search };
}
