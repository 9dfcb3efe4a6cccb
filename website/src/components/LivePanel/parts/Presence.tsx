import type { ReactNode } from 'react';
import Face from '../../Face';
import LevelMeter from '../../LevelMeter';
import State from '../../State';
import type { RunView } from '../view/RunView';
import { useWords } from '../useWords';
import styles from './Presence.module.css';

/** The agent as it is now: its face, its state, and how loud it is spoken to. */
export default function Presence({ view }: { view: RunView }): ReactNode {
  const { state, level, mouth } = view;
  const { level: label } = useWords();
  return (
    <div className={styles.presence}>
      <Face state={state} mouth={mouth} level={level} />
      <State name={state} />
      {level !== undefined && <LevelMeter label={label} level={level} />}
    </div>
  );
}
