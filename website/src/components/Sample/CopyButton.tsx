import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { copyText } from './copyText';
import styles from './buttons.module.css';

const shownMs = 2_000;

/** The label of the copy button, before and after use. */
function copyLabel(outcome: 'idle' | 'copied' | 'failed'): string {
  if (outcome === 'copied') {
    return translate({
      id: 'sample.copied',
      message: 'Copied',
      description: 'The code was copied',
    });
  }
  if (outcome === 'failed') {
    return translate({
      id: 'sample.copyFailed',
      message: "Couldn't copy. The code is selected, so copy it with the keyboard",
      description: 'Copying was refused by the browser',
    });
  }
  return translate({ id: 'sample.copy', message: 'Copy code', description: 'The copy button' });
}

/** Copies the code, over plain http too, and confirms it visually and to screen readers. */
export default function CopyButton({ code }: { code: RefObject<HTMLElement | null> }): ReactNode {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
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
        aria-label={copyLabel('idle')}
        title={copyLabel('idle')}
        onClick={() => void copy()}
      >
        <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
          {outcome === 'copied' ? <path d="m4 10.5 4 4 8-9" /> : <path d="M7 7h9v10H7zM4 13V3h9" />}
        </svg>
      </button>
      <span className={outcome === 'failed' ? styles.failed : 'visually-hidden'} role="status">
        {outcome === 'idle' ? '' : copyLabel(outcome)}
      </span>
    </>
  );
}
