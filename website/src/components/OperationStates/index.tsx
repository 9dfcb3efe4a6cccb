import { Fragment, type ReactNode } from 'react';
import ErrorCode from '../ErrorCode';
import FactTable from '../FactTable';
import State from '../State';

interface Row {
  state: string;
  does: string;
  /** The states it leads to, in order. */
  path?: string[];
  /** What it rejects with. */
  code?: string;
}

export interface OperationStatesProps {
  of: string;
  rows?: Row[];
  labels?: { caption: string; state: string; does: string };
}

function showOutcome({ does, path = [], code }: Row): ReactNode {
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
export default function OperationStates({ rows = [], labels }: OperationStatesProps): ReactNode {
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
