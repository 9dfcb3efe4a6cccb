import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './styles.module.css';

export interface RunButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  /** What it is about, where many say the same. */
  about?: string;
  running: boolean;
  /** Whether it was pressed and what answers is on its way. */
  busy: boolean;
  /** Whether it is one of many on its page. */
  quiet: boolean;
  /** The reader is about to press it, or may be. */
  onIntent: () => void;
  onPress: () => void;
}

/** Starts a sample, and stops it; one button, so that the keyboard keeps its place. */
export default function RunButton(props: RunButtonProps): ReactNode {
  const { ref, label, about, running, busy, quiet, onIntent, onPress } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={clsx(styles.run, quiet && styles.quiet)}
      data-running={running || undefined}
      aria-busy={busy || undefined}
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={onIntent}
      // A double click is meant as one.
      onClick={({ detail }) => detail !== 2 && onPress()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {running ? <path d="M5 5h10v10H5z" /> : <path d="M6 4.2v11.6L15.5 10z" />}
      </svg>
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
