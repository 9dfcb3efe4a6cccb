import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Api, ErrorCode } from '../Facts';
import FactTable from '../FactTable';
import State from '../State';
import styles from './styles.module.css';

interface Cell {
  outcome: string;
  /** The states it leads to, in order. */
  path: string[];
  /** What it rejects with. */
  code?: string;
}

export interface StateMatrixProps {
  states?: string[];
  rows?: { name: string; to?: string; cells: Cell[] }[];
  labels?: { caption: string; operation: string; outcomes: Record<string, string> };
  /** The date of the last verified run. */
  verified?: string;
}

/** What each operation does in each state. */
export default function StateMatrix(props: StateMatrixProps): ReactNode {
  const { states = [], rows = [], labels, verified } = props;
  if (!labels) return null;
  const showCell = ({ outcome, path, code }: Cell) => (
    <span className={styles.cell} data-outcome={outcome}>
      <span>{labels.outcomes[outcome]}</span>
      {code && <ErrorCode code={code} />}
      {!code && path.map((state) => <State key={state} name={state} />)}
    </span>
  );
  return (
    <>
      <FactTable
        className={styles.matrix}
        stacks={false}
        caption={labels.caption}
        columns={[labels.operation, ...states.map((state) => <State key={state} name={state} />)]}
        rows={rows.map(({ name, to, cells }) => ({
          key: name,
          cells: [<Api key="name" name={name} to={to} />, ...cells.map(showCell)],
        }))}
      />
      {verified && <p className={clsx('note', styles.verified)}>{verified}</p>}
    </>
  );
}
