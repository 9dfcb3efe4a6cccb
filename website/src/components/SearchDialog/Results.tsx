import { useEffect, type MouseEvent, type ReactNode } from 'react';
import type { Piece } from 'korean-docs-search/client';
import ResultOption from './ResultOption';
import { optionsByPage, type Option } from './listOptions';
import styles from './Results.module.css';
import { excerptKey } from './useExcerpts';

interface Props {
  options: readonly Option[];
  excerpts: ReadonlyMap<string, readonly Piece[]>;
  selected: number;
  label: string;
  lang?: string | undefined;
  onChoose: (option: Option, event: MouseEvent) => void;
}

/** The results, grouped by page. */
export default function Results(props: Props): ReactNode {
  const { options, excerpts, selected, label, lang, onChoose } = props;
  const chosen = options[selected]?.id;
  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div id="search-results" role="listbox" aria-label={label}>
      {optionsByPage(options).map((group) => (
        <div
          key={group[0]?.page.page}
          role="group"
          aria-label={group[0]?.page.title}
          className={styles.page}
        >
          {group.map((option) => (
            <ResultOption
              key={option.id}
              option={option}
              excerpt={excerpts.get(excerptKey(option.page.page, option.section.section))}
              selected={option.id === chosen}
              lang={lang}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
