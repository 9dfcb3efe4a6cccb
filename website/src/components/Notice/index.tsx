import { useWords } from '@site/src/language';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface NoticeProps {
  /** Its accessible name. */
  label: string;
  /** The text; without it, nothing is visible. */
  text?: string;
  onClose: () => void;
  /** The offered action. */
  children?: ReactNode;
}

const close = { ko: '닫기', en: 'Close' };

/** A notice about the whole page, visible at any scroll position. */
export default function Notice({ label, text, onClose, children }: NoticeProps): ReactNode {
  const closeLabel = useWords(close);
  return (
    <section className={styles.notice} aria-label={text && label}>
      <p role="status">{text}</p>
      {text && (
        <>
          {children}
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
            <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </>
      )}
    </section>
  );
}
