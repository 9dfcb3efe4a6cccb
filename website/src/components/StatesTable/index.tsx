import type { RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import FactTable from '../FactTable';
import RichText from '../RichText';
import State from '../State';

export interface StatesTableProps {
  rows?: { name: string; text: Text }[];
  labels?: { caption: string; state: string; meaning: string };
}

/** All states of an agent, with their meaning. */
export default function StatesTable({ rows = [], labels }: StatesTableProps): ReactNode {
  if (!labels) return null;
  return (
    <FactTable
      caption={labels.caption}
      columns={[labels.state, labels.meaning]}
      rows={rows.map(({ name, text }) => ({
        key: name,
        cells: [<State key="state" name={name} />, <RichText key="text" text={text} />],
      }))}
    />
  );
}
