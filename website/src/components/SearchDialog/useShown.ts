import type { Answer, Piece } from 'korean-docs-search/client';
import { listOptions, type Option } from './listOptions';
import { useExcerpts } from './useExcerpts';
import type { SearchState } from './useSearch';
import { useSearchClient, type SearchPlaces } from './useSearchClient';

export interface Shown {
  answer: Answer | undefined;
  options: readonly Option[];
  excerpts: ReadonlyMap<string, readonly Piece[]>;
  /** Fetches the excerpts that are not on the first screen. */
  reveal: () => void;
  /** The other language, when the results are of that. */
  elsewhere: SearchPlaces['other'];
}

/** What is shown of a search: its answer, or, where it has none, that of the other language. */
export function useShown(state: SearchState): Shown {
  const { client, base, other } = useSearchClient();
  const elsewhere =
    !state.answer?.pages.length && state.elsewhere?.pages.length ? other : undefined;
  const answer = elsewhere ? state.elsewhere : state.answer;
  const shownBase = elsewhere?.base ?? base;
  const { excerpts, reveal } = useExcerpts(client, shownBase, answer);
  return { answer, options: listOptions(answer, shownBase), excerpts, reveal, elsewhere };
}
