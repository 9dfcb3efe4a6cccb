import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface LevelMeterProps {
  /** Its accessible name. */
  label: string;
  level: number;
}

/** The microphone's level. Speech seldom exceeds a third of the maximum. */
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
