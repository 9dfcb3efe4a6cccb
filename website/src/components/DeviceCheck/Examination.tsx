import type { Locale } from '@site/brand';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import CopyReport from './CopyReport';
import type { Finding } from './Finding';
import FindingItem from './FindingItem';
import MicrophoneTrial from './MicrophoneTrial';
import { examine } from './examine';
import styles from './styles.module.css';
import { summarize } from './summarize';
import { words } from './words';
import { writeReport } from './writeReport';

export interface ExaminationProps {
  version: string;
  locale: Locale;
  /** How often the button was pressed; each press looks at everything again. */
  presses: number;
}

/** Looks at the device, tells what it found, and what to do about it. */
export default function Examination({ version, locale, presses }: ExaminationProps): ReactNode {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [examined, setExamined] = useState(0);
  const report = useRef<HTMLPreElement>(null);

  useEffect(() => {
    let wanted = true;
    void examine().then((found) => {
      if (!wanted) return;
      setFindings(found);
      setExamined(presses);
    });
    return () => {
      wanted = false;
    };
  }, [presses]);

  const replace = useCallback((heard: Finding): void => {
    setFindings((before) => before.map((one) => (one.check === heard.check ? heard : one)));
  }, []);

  const isReady = findings.length > 0;
  return (
    <>
      <p role="status" className={styles.summary}>
        {examined === presses ? summarize(findings, locale) : words.running[locale]}
      </p>
      <ul className={styles.findings} aria-label={words.results[locale]}>
        {findings.map((finding) => (
          <FindingItem key={finding.check} finding={finding} locale={locale}>
            {finding.check === 'permission' && (
              <MicrophoneTrial key={examined} locale={locale} onHeard={replace} />
            )}
          </FindingItem>
        ))}
      </ul>
      {isReady && (
        <>
          <div className={styles.buttons}>
            <CopyReport report={report} locale={locale} />
          </div>
          <pre
            ref={report}
            className={styles.report}
            role="group"
            aria-label={words.report[locale]}
            tabIndex={0}
          >
            {writeReport(findings, version, locale)}
          </pre>
        </>
      )}
    </>
  );
}
