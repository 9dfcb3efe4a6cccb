import type { ReactNode } from 'react';
import { useWords } from '../useWords';
import styles from './LevelMeter.module.css';

/** How loud the microphone is. Speech seldom passes a third of what is possible. */
export default function LevelMeter({ level }: { level: number }): ReactNode {
  const { level: label } = useWords();
  return (
    <meter
      className={styles.meter}
      aria-label={label}
      min={0}
      max={1}
      value={Math.min(1, Math.sqrt(level))}
    />
  );
}
