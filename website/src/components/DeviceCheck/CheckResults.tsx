import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Locale } from '@site/brand';
import { useLocale } from '@site/src/language';
import DocsLink from '../DocsLink';
import { runChecks, type Finding } from './runChecks';
import { checkWords, fixes, statusWords, words } from './words';
import { copyText, useCopyOutcome } from '../Sample/copyText';
import styles from './styles.module.css';
import MicrophoneTest from './MicrophoneTest';

/** Summarizes all findings in a sentence. */
function summarize(findings: readonly Finding[], locale: Locale): string {
  const count = (counted: Finding['status']): number =>
    findings.filter(({ status }) => status === counted).length;
  const { fails, untried, works } = words.summary;
  if (count('fails')) return fails[locale].replace('{count}', String(count('fails')));
  return (count('unknown') ? untried : works)[locale];
}

/** The findings as plain-text lists for a mail or an issue. */
function writeReport(findings: readonly Finding[], version: string, locale: Locale): string {
  const facts = [
    `product-sdk ${version}`,
    new Date().toISOString(),
    navigator.userAgent,
    `${location.origin}, ${navigator.language}, ${screen.width}×${screen.height}`,
  ];
  const rows = findings.map(
    ({ check, status, detail }) =>
      `- ${checkWords[check][locale]}: ${statusWords[status][locale]} (${detail})`,
  );
  return [...facts.map((fact) => `- ${fact}`), '', ...rows].join('\n');
}

/** Copies the report, over plain http too; returns whether it succeeded. */
function CopyReport({ report }: { report: RefObject<HTMLElement | null> }): ReactNode {
  const locale = useLocale();
  const [outcome, reportCopy] = useCopyOutcome();

  async function copy(): Promise<void> {
    if (report.current) await reportCopy(copyText(report.current));
  }

  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {words.copy[locale]}
      </button>
      <span role="status" className="note">
        {outcome && words[outcome][locale]}
      </span>
    </>
  );
}

const signs: Record<Finding['status'], string> = {
  works: 'm4 10.5 4 4 8-9',
  fails: 'M5 5l10 10M15 5 5 15',
  optional: 'M10 9v6M10 5v.5',
  unknown: 'M4 10h12',
};

interface FindingItemProps {
  finding: Finding;
  /** The action that the finding offers. */
  children?: ReactNode;
}

/** A finding: its status, and how to fix it. */
function FindingItem({ finding, children }: FindingItemProps): ReactNode {
  const locale = useLocale();
  const { check, status, detail } = finding;
  const fix = finding.fix && fixes[finding.fix];
  return (
    <li className={styles.finding} data-check={check} data-status={status}>
      <svg className={`icon ${styles.sign}`} viewBox="0 0 20 20" aria-hidden="true">
        <path d={signs[status]} />
      </svg>
      <span className={styles.name}>{checkWords[check][locale]}</span>
      <span className={styles.status}>{statusWords[status][locale]}</span>
      <span className={styles.detail}>{detail}</span>
      {children}
      {fix && (
        <p className={styles.fix}>
          {fix[locale]}{' '}
          <DocsLink to={fix.to} aria-label={`${words.more[locale]}: ${checkWords[check][locale]}`}>
            {words.more[locale]}
          </DocsLink>
        </p>
      )}
    </li>
  );
}

export interface CheckResultsProps {
  version: string;
  /** How often the button was pressed; each press checks everything again. */
  presses: number;
}

/** Checks the device and lists the findings with their fixes. */
export default function CheckResults({ version, presses }: CheckResultsProps): ReactNode {
  const locale = useLocale();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [checkedAt, setCheckedAt] = useState(0);
  const report = useRef<HTMLPreElement>(null);

  useEffect(() => {
    let isCurrent = true;
    void runChecks().then((found) => {
      if (!isCurrent) return;
      setFindings(found);
      setCheckedAt(presses);
    });
    return () => {
      isCurrent = false;
    };
  }, [presses]);

  function replace(result: Finding): void {
    setFindings((before) => before.map((one) => (one.check === result.check ? result : one)));
  }

  const isReady = findings.length > 0;
  return (
    <>
      <p role="status" className={styles.summary}>
        {checkedAt === presses ? summarize(findings, locale) : words.running[locale]}
      </p>
      <ul className={styles.findings} aria-label={words.results[locale]}>
        {findings.map((finding) => (
          <FindingItem key={finding.check} finding={finding}>
            {finding.check === 'permission' && (
              <MicrophoneTest key={checkedAt} locale={locale} onResult={replace} />
            )}
          </FindingItem>
        ))}
      </ul>
      {isReady && (
        <>
          <div className={styles.buttons}>
            <CopyReport report={report} />
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
