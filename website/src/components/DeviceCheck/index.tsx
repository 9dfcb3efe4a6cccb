import { useLocale } from '@site/src/language';
import { leaveOldBuild } from 'deferred-hydration/client';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { CheckResultsProps } from './CheckResults';
import styles from './styles.module.css';
import { words } from './words';

export interface DeviceCheckProps {
  /** The version of the SDK, filled in at build time. */
  version?: string;
}

/** A button that checks this device; nothing is loaded or requested before it is pressed. */
export default function DeviceCheck({ version = '' }: DeviceCheckProps): ReactNode {
  const locale = useLocale();
  const [Results, setResults] = useState<ComponentType<CheckResultsProps>>();
  const [presses, setPresses] = useState(0);
  const [unreachable, setUnreachable] = useState(false);

  function press(): void {
    setPresses((before) => before + 1);
    setUnreachable(false);
    import('./CheckResults').then(
      (loaded) => setResults(() => loaded.default),
      () => {
        setUnreachable(true);
        void leaveOldBuild();
      },
    );
  }

  return (
    <div className={styles.check}>
      <button
        type="button"
        className="button button--primary"
        aria-busy={(presses > 0 && !Results && !unreachable) || undefined}
        onClick={press}
      >
        {words[Results ? 'again' : 'start'][locale]}
      </button>
      <p role="alert" className={styles.failed}>
        {unreachable && words.failed[locale]}
      </p>
      {Results && <Results version={version} presses={presses} />}
    </div>
  );
}
