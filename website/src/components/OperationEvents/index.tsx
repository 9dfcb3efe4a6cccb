import type { RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import EventName from '../EventName';
import RichText from '../RichText';

export interface OperationEventsProps {
  of: string;
  rows?: { name: string; text: Text }[];
  /** The text if it has none. */
  nothing?: string;
}

/** The events of an operation. */
export default function OperationEvents({ rows = [], nothing }: OperationEventsProps): ReactNode {
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
