import { useWords } from '@site/src/language';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './buttons.module.css';

const words = {
  ko: { unfold: (lines: number) => `${lines}줄 모두 보기`, fold: '접기' },
  en: { unfold: (lines: number) => `Show all ${lines} lines`, fold: 'Show fewer lines' },
};

export interface FoldButtonProps {
  /** The total number of lines. */
  lines: number;
  folded: boolean;
  onToggle: (folded: boolean) => void;
}

/** Expands or collapses a long sample. */
export default function FoldButton({ lines, folded, onToggle }: FoldButtonProps): ReactNode {
  const { unfold, fold } = useWords(words);
  const button = useRef<HTMLButtonElement>(null);
  const wasFolded = useRef(folded);
  useEffect(() => {
    if (folded === wasFolded.current) return;
    wasFolded.current = folded;
    // Collapsing removes lines above the viewport, so the page scrolls back to the sample.
    if (folded) button.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [folded]);
  return (
    <button
      ref={button}
      type="button"
      className={clsx('clean-btn', styles.fold)}
      onClick={() => onToggle(!folded)}
    >
      {folded ? unfold(lines) : fold}
    </button>
  );
}
