import { useCallback, useEffect, useState } from 'react';
import type { Answer, PageAnswer, Piece, SearchClient } from 'korean-docs-search/client';

const mostAtFirst = 8;

export const excerptKey = (page: number, section: number): string => `${page}-${section}`;

function firstScreen(pages: readonly PageAnswer[]): PageAnswer[] {
  let sections = 0;
  return pages.filter((page) => {
    const isFirst = sections < mostAtFirst;
    sections += page.sections.length;
    return isFirst;
  });
}

/** Fetches excerpts of the results that are seen first, and of the others once they are revealed. */
export function useExcerpts(
  client: SearchClient,
  base: string,
  answer: Answer | undefined,
): { excerpts: ReadonlyMap<string, readonly Piece[]>; reveal: () => void } {
  const [excerpts, setExcerpts] = useState<ReadonlyMap<string, readonly Piece[]>>(new Map());
  const [revealed, setRevealed] = useState<Answer>();
  const all = revealed === answer;
  useEffect(() => {
    if (!answer?.complete || !answer.pages.length) return undefined;
    const shown = all ? answer.pages : firstScreen(answer.pages);
    const pages = shown.map(({ page, sections }) => ({
      page,
      sections: sections.map(({ section }) => section),
    }));
    let current = true;
    client.ask({ type: 'excerpts', base, pages }, (reply) => {
      if (!current || reply.type !== 'excerpts') return;
      setExcerpts(
        new Map(
          reply.excerpts.map(({ page, section, pieces }) => [excerptKey(page, section), pieces]),
        ),
      );
    });
    return () => {
      current = false;
    };
  }, [client, base, answer, all]);
  return { excerpts, reveal: useCallback(() => setRevealed(answer), [answer]) };
}
