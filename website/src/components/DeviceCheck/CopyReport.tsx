import type { Locale } from '@site/brand';
import { useState, type ReactNode, type RefObject } from 'react';
import { copyText } from '../Sample/copyText';
import styles from './styles.module.css';
import { words } from './words';

export interface CopyReportProps {
  report: RefObject<HTMLElement | null>;
  locale: Locale;
}

/** Copies the report, over plain http too, and says whether it could. */
export default function CopyReport({ report, locale }: CopyReportProps): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();

  async function copy(): Promise<void> {
    if (!report.current) return;
    setOutcome(undefined);
    setOutcome((await copyText(report.current)) ? 'copied' : 'notCopied');
  }

  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {words.copy[locale]}
      </button>
      <span role="status" className={styles.copied}>
        {outcome && words[outcome][locale]}
      </span>
    </>
  );
}
