import type { ReactNode } from 'react';
import State from '../../State';
import type { RunView } from '../view/RunView';
import styles from '../styles.module.css';
import LevelMeter from './LevelMeter';

/** The agent as it is now: its state, and how loud it is spoken to. */
export default function Presence({ view: { state, level } }: { view: RunView }): ReactNode {
  return (
    <div className={styles.presence}>
      <State name={state} />
      {level !== undefined && <LevelMeter level={level} />}
    </div>
  );
}
