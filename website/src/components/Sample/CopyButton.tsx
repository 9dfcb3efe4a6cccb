import { useWords } from '@site/src/language';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { copyText } from './copyText';
import styles from './buttons.module.css';

const shownMs = 2_000;

/** The label of the button, and what is announced after its use. */
const words = {
  ko: {
    idle: '코드 복사',
    copied: '복사했습니다',
    failed: '복사하지 못했습니다. 선택된 코드를 키보드로 복사하세요',
  },
  en: {
    idle: 'Copy code',
    copied: 'Copied',
    failed: "Couldn't copy. The code is selected, so copy it with the keyboard",
  },
};

/** Copies the code, over plain http too, and confirms it visually and to screen readers. */
export default function CopyButton({ code }: { code: RefObject<HTMLElement | null> }): ReactNode {
  const text = useWords(words);
  const [outcome, setOutcome] = useState<keyof typeof text>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    if (!code.current) return;
    window.clearTimeout(timer.current);
    // Otherwise a second press would not be announced.
    setOutcome('idle');
    setOutcome((await copyText(code.current)) ? 'copied' : 'failed');
    timer.current = window.setTimeout(() => setOutcome('idle'), shownMs);
  }

  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, outcome === 'copied' && styles.copied)}
        aria-label={text.idle}
        title={text.idle}
        onClick={() => void copy()}
      >
        <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
          {outcome === 'copied' ? <path d="m4 10.5 4 4 8-9" /> : <path d="M7 7h9v10H7zM4 13V3h9" />}
        </svg>
      </button>
      <span className={outcome === 'failed' ? styles.failed : 'visually-hidden'} role="status">
        {outcome !== 'idle' && text[outcome]}
      </span>
    </>
  );
}
