import type { RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import ErrorCode from '../ErrorCode';
import FactTable from '../FactTable';
import RichText from '../RichText';
import styles from './styles.module.css';

/** The labels of retryable and other errors. */
interface RetryLabels {
  yes: string;
  no: string;
}

interface RetryMarkProps {
  retryable: boolean;
  labels: RetryLabels;
}

/** Whether a retry may succeed: an icon, with a label for screen readers. */
function RetryMark({ retryable, labels }: RetryMarkProps): ReactNode {
  const label = retryable ? labels.yes : labels.no;
  return (
    <span className={retryable ? styles.yes : styles.no} title={label}>
      <span aria-hidden>{retryable ? '↻' : '–'}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

export interface OperationErrorsProps {
  of: string;
  rows?: { code: string; retryable?: true; cause: Text }[];
  labels?: { caption: string; code: string; cause: string; retryable: string; retry: RetryLabels };
  /** The text if it never rejects. */
  nothing?: string;
}

/** The errors that an operation rejects with. */
export default function OperationErrors(props: OperationErrorsProps): ReactNode {
  const { rows = [], labels, nothing } = props;
  if (nothing) return <p>{nothing}</p>;
  if (!labels) return null;
  return (
    <FactTable
      caption={labels.caption}
      columns={[labels.code, labels.cause, labels.retryable]}
      rows={rows.map(({ code, cause, retryable = false }) => ({
        key: code,
        cells: [
          <ErrorCode key="code" code={code} />,
          <RichText key="cause" text={cause} />,
          <RetryMark key="retry" retryable={retryable} labels={labels.retry} />,
        ],
      }))}
    />
  );
}
