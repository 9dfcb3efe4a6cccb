import type { RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import ErrorCode from '../ErrorCode';
import FactTable from '../FactTable';
import RichText from '../RichText';
import RetryMark, { type RetryLabels } from '../RetryMark';

export interface OperationErrorsProps {
  of: string;
  rows?: { code: string; retryable?: true; cause: Text }[];
  labels?: { caption: string; code: string; cause: string; retryable: string; retry: RetryLabels };
  /** What is said when it never rejects. */
  nothing?: string;
}

/** The errors an operation rejects with. */
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
