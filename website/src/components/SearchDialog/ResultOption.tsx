import { memo, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Piece } from 'korean-docs-search/client';
import type { Option } from './listOptions';
import styles from './Results.module.css';

/** A text with what matched marked. */
function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));
}

interface Props {
  option: Option;
  excerpt: readonly Piece[] | undefined;
  selected: boolean;
  lang?: string | undefined;
  onChoose: (option: Option, event: MouseEvent) => void;
}

function trail({ page, section }: Option): string {
  return (section.section === 0 ? page.crumbs : [...page.crumbs, page.title]).join(' › ');
}

function ResultOption({ option, excerpt, selected, lang, onChoose }: Props): ReactNode {
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
      {above && <span className={styles.trail}>{above}</span>}
      <span className={styles.heading}>
        <Pieces pieces={option.section.heading} />
      </span>
      {excerpt && excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Pieces pieces={excerpt} />
        </span>
      )}
    </a>
  );
}

export default memo(ResultOption);
