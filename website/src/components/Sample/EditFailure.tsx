import type { Locale } from '@site/brand';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { editWords } from './labels';
import styles from './edit.module.css';

/** Says that the editor could not be loaded. */
export default function EditFailure({ failed }: { failed: boolean }): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  if (!failed) return null;
  return (
    <p role="alert" className={styles.failure}>
      {editWords.failed[locale]}
    </p>
  );
}
