import Link from '@docusaurus/Link';
import type { Locale } from '@site/brand';
import type { ReactNode } from 'react';
import type { Finding } from './Finding';
import { fixes } from './fixes';
import styles from './styles.module.css';
import { checkWords, statusWords, words } from './words';

const signs: Record<Finding['status'], string> = {
  works: 'm4 10.5 4 4 8-9',
  fails: 'M5 5l10 10M15 5 5 15',
  optional: 'M10 9v6M10 5v.5',
  unknown: 'M4 10h12',
};

export interface FindingItemProps {
  finding: Finding;
  locale: Locale;
  /** What can be done about it here. */
  children?: ReactNode;
}

/** One thing that was looked at: how it is, and what to do when it is not well. */
export default function FindingItem({ finding, locale, children }: FindingItemProps): ReactNode {
  const { check, status, detail } = finding;
  const fix = finding.fix && fixes[finding.fix];
  return (
    <li className={styles.finding} data-check={check} data-status={status}>
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d={signs[status]} />
      </svg>
      <span className={styles.name}>{checkWords[check][locale]}</span>
      <span className={styles.status}>{statusWords[status][locale]}</span>
      <span className={styles.detail}>{detail}</span>
      {children}
      {fix && (
        <p className={styles.fix}>
          {fix[locale]}{' '}
          <Link to={fix.to} aria-label={`${words.more[locale]}: ${checkWords[check][locale]}`}>
            {words.more[locale]}
          </Link>
        </p>
      )}
    </li>
  );
}
