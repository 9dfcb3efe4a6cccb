import type { ReactNode } from 'react';
import Face from '../../Face';
import LevelMeter from '../../LevelMeter';
import State from '../../State';
import type { RunView } from '../view/RunView';
import { useWords } from '../ofPage';
import styles from './Presence.module.css';

export interface PresenceProps {
  view: RunView;
  /** Whether her face is shown: not beside another one, nor beside what the program shows. */
  hasFace: boolean;
}

/** The agent as it is now: its face, its state, and how loud it is spoken to. */
export default function Presence({ view, hasFace }: PresenceProps): ReactNode {
  const { state, level, mouth } = view;
  const { level: label } = useWords();
  return (
    <div className={styles.presence}>
      {hasFace && <Face state={state} mouth={mouth} level={level} />}
      <div className={styles.state}>
        <State name={state} />
        {level !== undefined && (
          <p className={styles.level}>
            <span aria-hidden>{label}</span>
            <LevelMeter label={label} level={level} />
          </p>
        )}
      </div>
    </div>
  );
}
