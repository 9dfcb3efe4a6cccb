import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Field, RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import FieldList from '../FieldList';
import RichText from '../RichText';
import styles from './styles.module.css';

interface Row {
  name: string;
  type: string;
  mark?: string;
  text: Text;
  fields?: Field[];
}

export interface EventsTableProps {
  rows?: Row[];
  labels?: { payload: string };
}

function Event({ row, payload }: { row: Row; payload: string }): ReactNode {
  const id = `event-${row.name}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.event} id={id}>
      <dt>
        <code className="term-name">{row.name}</code>
        {row.mark && <span className="note"> {row.mark}</span>}
      </dt>
      <dd className={styles.text}>
        <p>
          <RichText text={row.text} />
        </p>
        <details>
          <summary>
            {payload} <code>{row.type}</code>
          </summary>
          {row.fields && <FieldList fields={row.fields} />}
        </details>
      </dd>
    </div>
  );
}

/** All events: when they fire, and their payloads. */
export default function EventsTable({ rows = [], labels }: EventsTableProps): ReactNode {
  return (
    <dl className={styles.events}>
      {rows.map((row) => (
        <Event key={row.name} row={row} payload={labels?.payload ?? ''} />
      ))}
    </dl>
  );
}
