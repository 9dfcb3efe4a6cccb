import { useEffect, useState } from 'react';
import type {
  Answer,
  PageAnswer,
  Piece,
  SearchClient,
  SectionAnswer,
} from 'korean-docs-search/client';
import type { SearchState } from './useSearch';
import { useSearchClient, type SearchContext } from './useSearchClient';

/** A selectable result. */
export interface Option {
  id: string;
  href: string;
  page: PageAnswer;
  section: SectionAnswer;
  /** Only the first result of a page shows its breadcrumbs. */
  first: boolean;
}

/** The results in display order, with their URLs. */
function listOptions(answer: Answer | undefined, base: string): Option[] {
  const options = (answer?.pages ?? []).flatMap((page) =>
    page.sections.map((section, at) => ({
      href: base + section.href,
      page,
      section,
      first: at === 0,
    })),
  );
  return options.map((option, at) => ({ ...option, id: `search-option-${at}` }));
}

/** The same, grouped by page. */
export function optionsByPage(options: readonly Option[]): Option[][] {
  const groups: Option[][] = [];
  for (const option of options) {
    const group = groups.at(-1);
    if (option.first || !group) groups.push([option]);
    else group.push(option);
  }
  return groups;
}

const maxOnFirstScreen = 8;

export const excerptKey = (page: number, section: number): string => `${page}-${section}`;

function firstScreen(pages: readonly PageAnswer[]): PageAnswer[] {
  let sections = 0;
  return pages.filter((page) => {
    const isFirst = sections < maxOnFirstScreen;
    sections += page.sections.length;
    return isFirst;
  });
}

/** Loads the excerpts of the first results, and of others when they are scrolled into view. */
function useExcerpts(
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
  return { excerpts, reveal: () => setRevealed(answer) };
}

export interface DisplayedResults {
  answer: Answer | undefined;
  options: readonly Option[];
  excerpts: ReadonlyMap<string, readonly Piece[]>;
  /** Loads the excerpts below the first screen. */
  reveal: () => void;
  /** The other language, if the results are in it. */
  elsewhere: SearchContext['other'];
}

/** What is shown of a search: its answer or, if it has none, that of the other language. */
export function useDisplayedResults(state: SearchState): DisplayedResults {
  const { client, base, other } = useSearchClient();
  const elsewhere =
    !state.answer?.pages.length && state.elsewhere?.pages.length ? other : undefined;
  const answer = elsewhere ? state.elsewhere : state.answer;
  const shownBase = elsewhere?.base ?? base;
  const { excerpts, reveal } = useExcerpts(client, shownBase, answer);
  return { answer, options: listOptions(answer, shownBase), excerpts, reveal, elsewhere };
}
