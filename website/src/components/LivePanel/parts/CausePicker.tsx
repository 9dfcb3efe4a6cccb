import type { OtherCause } from '@site/live/causes/causes';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { useWords } from '../words';
import styles from './styles.module.css';

export interface CausePickerProps {
  /** The names of the available problems. */
  causes: readonly string[];
  /** The selected one; empty for none. */
  value: string;
  onChange: (cause: string) => void;
}

/** Lets the reader choose the problem to reproduce in the next run. */
export default function CausePicker({ causes, value, onChange }: CausePickerProps): ReactNode {
  const { reproduce, noCause, others } = useWords();
  const id = useId();
  const nameOf = (cause: string): string =>
    Object.hasOwn(others, cause) ? others[cause as OtherCause] : cause;
  return (
    <div className={clsx(styles.picker, !value && styles.short)}>
      <label className="visually-hidden" htmlFor={id}>
        {reproduce}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{value ? noCause : `${reproduce}…`}</option>
        {causes.map((cause) => (
          <option key={cause} value={cause}>
            {nameOf(cause)}
          </option>
        ))}
      </select>
    </div>
  );
}
