import type { RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import FactTable from '../FactTable';
import RichText from '../RichText';

export interface LimitsTableProps {
  rows?: { name: string; value: string; text: Text; heldBy: string }[];
  labels?: { caption: string; limit: string; value: string; heldBy: string };
}

/** Every limit of the SDK and the agent. */
export default function LimitsTable({ rows = [], labels }: LimitsTableProps): ReactNode {
  if (!labels) return null;
  return (
    <FactTable
      caption={labels.caption}
      columns={[labels.limit, labels.value, labels.heldBy]}
      rows={rows.map(({ name, value, text, heldBy }) => ({
        key: name,
        cells: [<RichText key="text" text={text} />, value, heldBy],
      }))}
    />
  );
}
