import type { RichText as Text } from 'api-facts';
import { Fragment, type ReactNode } from 'react';
import FactTable from '../FactTable';
import RichText from '../RichText';

export interface MessagesTableProps {
  from: 'client' | 'agent';
  rows?: { name: string; fields: { name: string; type: string; optional?: true }[]; text: Text }[];
  labels?: { caption: string; message: string; fields: string; meaning: string };
}

/** The protocol messages of one side, with their fields. */
export default function MessagesTable({ rows = [], labels }: MessagesTableProps): ReactNode {
  if (!labels) return null;
  return (
    <FactTable
      endsInText
      caption={labels.caption}
      columns={[labels.message, labels.fields, labels.meaning]}
      rows={rows.map(({ name, fields, text }) => ({
        key: name,
        cells: [
          <code key="name">{name}</code>,
          fields.length > 0 ? (
            <span key="fields">
              {fields.map((field) => (
                <Fragment key={field.name}>
                  <code>{`${field.name}${field.optional ? '?' : ''}: ${field.type}`}</code> <br />
                </Fragment>
              ))}
            </span>
          ) : (
            <span key="fields">—</span>
          ),
          <RichText key="text" text={text} />,
        ],
      }))}
    />
  );
}
