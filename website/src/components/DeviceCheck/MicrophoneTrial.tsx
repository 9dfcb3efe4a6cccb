import type { Locale } from '@site/brand';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import LevelMeter from '../LevelMeter';
import type { Finding } from './Finding';
import { tryMicrophone } from './probes/tryMicrophone';
import styles from './styles.module.css';
import { words } from './words';

export interface MicrophoneTrialProps {
  locale: Locale;
  onHeard: (heard: Finding) => void;
}

type Stage = 'listening' | 'works' | 'fails';

/** Tries the microphone. What to do, how loud it is and what came of it stand where it was pressed. */
export default function MicrophoneTrial({ locale, onHeard }: MicrophoneTrialProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const trial = useRef<AbortController>(undefined);
  const [stage, setStage] = useState<Stage>();
  const [level, setLevel] = useState(0);
  const isListening = stage === 'listening';

  useEffect(() => {
    // The row grows by what it says, perhaps out of a small screen.
    if (stage) place.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [stage]);

  useEffect(() => () => trial.current?.abort(), []);

  async function listen(): Promise<void> {
    const { signal } = (trial.current = new AbortController());
    setLevel(0);
    setStage('listening');
    const heard = await tryMicrophone(setLevel, signal);
    if (signal.aborted) return;
    onHeard(heard);
    setStage(heard.status === 'works' ? 'works' : 'fails');
  }

  return (
    <div ref={place} className={styles.trial}>
      <button
        type="button"
        className="button"
        aria-disabled={isListening}
        onClick={() => void (isListening || listen())}
      >
        {words.testMicrophone[locale]}
      </button>
      <span role="status">{stage && words.trial[stage][locale]}</span>
      {isListening && <LevelMeter label={words.level[locale]} level={level} />}
    </div>
  );
}
