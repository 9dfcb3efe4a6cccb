import type { Field, RichText as Text } from 'api-facts';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { ErrorCode, EventName } from '../Facts';
import FactTable from '../FactTable';
import FieldList, { type FieldListProps } from '../FieldList';
import RichText from '../RichText';
import State from '../State';
import styles from './styles.module.css';

// The sections of an operation's page. The build fills in everything but its name.

interface OperationProps {
  of: string;
  /** The text if there is nothing to list. */
  nothing?: string;
}

interface SignatureProps extends OperationProps {
  /** The declaration, highlighted at build time. */
  html?: string;
}

/** The declaration of an operation, function or type. */
export function Signature({ of, html = '' }: SignatureProps): ReactNode {
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

interface ParametersProps extends OperationProps, Partial<FieldListProps> {}

/** The parameters of an operation or function. */
export function Parameters({ fields = [], labels, nothing }: ParametersProps): ReactNode {
  return nothing ? <p>{nothing}</p> : <FieldList fields={fields} labels={labels} />;
}

interface ReturnsProps extends OperationProps {
  type?: string;
  text?: Text;
  fields?: Field[];
}

/** The return value of an operation or function. */
export function Returns({ type, text = '', fields = [] }: ReturnsProps): ReactNode {
  return (
    <>
      <p>
        <code>{type}</code> <RichText text={text} />
      </p>
      {fields.length > 0 && <FieldList fields={fields} />}
    </>
  );
}

interface EventsProps extends OperationProps {
  rows?: { name: string; text: Text }[];
}

/** The events of an operation. */
export function OperationEvents({ rows = [], nothing }: EventsProps): ReactNode {
  if (nothing) return <p>{nothing}</p>;
  return (
    <ul>
      {rows.map(({ name, text }) => (
        <li key={name}>
          <EventName name={name} /> <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The labels of retryable and other errors. */
interface RetryLabels {
  yes: string;
  no: string;
}

/** Whether a retry may succeed: an icon, with a label for screen readers. */
function RetryMark({ retryable, labels }: { retryable: boolean; labels: RetryLabels }): ReactNode {
  const label = retryable ? labels.yes : labels.no;
  return (
    <span className={retryable ? styles.yes : styles.no} title={label}>
      <span aria-hidden>{retryable ? '↻' : '–'}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

interface ErrorsProps extends OperationProps {
  rows?: { code: string; retryable?: true; cause: Text }[];
  labels?: { caption: string; code: string; cause: string; retryable: string; retry: RetryLabels };
}

/** The errors that an operation rejects with. */
export function OperationErrors({ rows = [], labels, nothing }: ErrorsProps): ReactNode {
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

interface StateRow {
  state: string;
  does: string;
  /** The states it leads to, in order. */
  path?: string[];
  /** What it rejects with. */
  code?: string;
}

interface StatesProps extends OperationProps {
  rows?: StateRow[];
  labels?: { caption: string; state: string; does: string };
}

function showOutcome({ does, path = [], code }: StateRow): ReactNode {
  return (
    <>
      {does} {code && <ErrorCode code={code} />}
      {path.map((state) => (
        <Fragment key={state}>
          <span aria-hidden>→ </span>
          <State name={state} />{' '}
        </Fragment>
      ))}
    </>
  );
}

/** What an operation does in each state. */
export function OperationStates({ rows = [], labels }: StatesProps): ReactNode {
  if (!labels) return null;
  return (
    <FactTable
      caption={labels.caption}
      columns={[labels.state, labels.does]}
      rows={rows.map((row) => ({
        key: row.state,
        cells: [<State key="state" name={row.state} />, showOutcome(row)],
      }))}
    />
  );
}
