import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Locale } from '@site/brand';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useNewBuild } from './useNewBuild';
import { words } from './words';

/**
 * Offers the newer version of the site once there is one. The page stays as it is until the reader
 * wants that; what was edited is kept in the tab.
 */
export default function NewBuild(): ReactNode {
  const { label, text, load, close } = words[useDocusaurusContext().i18n.currentLocale as Locale];
  const [isThere, forget] = useNewBuild();
  return (
    <section className={styles.offer} aria-label={isThere ? label : undefined}>
      <p role="status">{isThere && text}</p>
      {isThere && (
        <>
          <button
            type="button"
            className="button button--primary"
            onClick={() => location.reload()}
          >
            {load}
          </button>
          <button type="button" className={styles.close} aria-label={close} onClick={forget}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </>
      )}
    </section>
  );
}
