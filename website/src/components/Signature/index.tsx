import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface SignatureProps {
  of: string;
  /** The declaration, highlighted at build time. */
  html?: string;
}

/** The declaration of an operation, function or type. */
export default function Signature({ of, html = '' }: SignatureProps): ReactNode {
  return (
    <pre
      className={clsx(styles.signature, html.includes('\n') || styles.line)}
      role="group"
      aria-label={of}
      tabIndex={0}
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
