import { translate } from '@docusaurus/Translate';
import type { MouseEvent, ReactNode } from 'react';
import type { Option } from './listOptions';
import { Correction, Elsewhere, NothingFound } from './Notices';
import Results from './Results';
import type { SearchState } from './useSearch';
import type { Shown } from './useShown';

interface Props {
  state: SearchState;
  shown: Shown;
  selected: number;
  onLiteral: () => void;
  onChoose: (option: Option, event: MouseEvent) => void;
}

/** What a search found, and what is to be said about it. */
export default function Answers({ state, shown, selected, onLiteral, onChoose }: Props): ReactNode {
  const { answer, options, excerpts, elsewhere } = shown;
  const nothing = state.answer?.complete && !state.answer.pages.length;
  return (
    <>
      {answer?.corrected !== undefined && options.length > 0 && (
        <Correction query={state.query} corrected={answer.corrected} onLiteral={onLiteral} />
      )}
      {nothing && <NothingFound query={state.query} />}
      {elsewhere && <Elsewhere language={elsewhere.label} />}
      {options.length > 0 && (
        <Results
          options={options}
          excerpts={excerpts}
          selected={selected}
          label={translate({ id: 'search.results', message: '검색 결과' })}
          lang={elsewhere?.locale}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
