import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface LevelMeterProps {
  /** What a screen reader calls it. */
  label: string;
  level: number;
}

/** How loud the microphone is. Speech seldom passes a third of what is possible. */
export default function LevelMeter({ label, level }: LevelMeterProps): ReactNode {
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
