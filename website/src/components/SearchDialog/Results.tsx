import clsx from 'clsx';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import type { Piece } from 'korean-docs-search/client';
import { excerptKey, optionsByPage, type Option } from './useDisplayedResults';
import styles from './styles.module.css';

/** A text with its matches highlighted. */
function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}

interface ResultOptionProps {
  option: Option;
  excerpt: readonly Piece[] | undefined;
  selected: boolean;
  lang?: string | undefined;
  onChoose: (option: Option, event: MouseEvent) => void;
}

function trail({ page, section }: Option): string {
  return (section.section === 0 ? page.crumbs : [...page.crumbs, page.title]).join(' › ');
}

function ResultOption(props: ResultOptionProps): ReactNode {
  const { option, excerpt, selected, lang, onChoose } = props;
  const above = option.first ? trail(option) : '';
  return (
    <a
      id={option.id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={option.href}
      lang={lang}
      className={clsx(styles.option, !option.first && styles.inner)}
      onClick={(event) => onChoose(option, event)}
    >
      {above && <span className={clsx('note', styles.trail)}>{above}</span>}
      <span className={styles.heading}>
        <Pieces pieces={option.section.heading} />
      </span>
      {excerpt && excerpt.length > 0 && (
        <span className={clsx('note', styles.excerpt)}>
          <Pieces pieces={excerpt} />
        </span>
      )}
    </a>
  );
}

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
