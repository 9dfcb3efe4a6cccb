import { useWords } from '@site/src/language';
import { leaveOldBuild } from 'deferred-hydration/client';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { CheckResultsProps } from './CheckResults';
import styles from './styles.module.css';

const words = {
  ko: {
    start: '이 기기 확인하기',
    again: '다시 확인하기',
    failed: '확인 도구를 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 시도하세요.',
  },
  en: {
    start: 'Check this device',
    again: 'Check again',
    failed: "The check couldn't be loaded. Check your network connection and try again.",
  },
};

export interface DeviceCheckProps {
  /** The version of the SDK, filled in at build time. */
  version?: string;
}

/** A button that checks this device; nothing is loaded or requested before it is pressed. */
export default function DeviceCheck({ version = '' }: DeviceCheckProps): ReactNode {
  const { start, again, failed } = useWords(words);
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
        {Results ? again : start}
      </button>
      <p role="alert" className="failure">
        {unreachable && failed}
      </p>
      {Results && <Results version={version} presses={presses} />}
    </div>
  );
}
