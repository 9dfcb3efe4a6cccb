import type { ReactNode } from 'react';
import DocsLink from '../DocsLink';

/** The name of an event, linked to its row in the table of events. */
export default function EventName({ name }: { name: string }): ReactNode {
  return (
    <DocsLink to={`/docs/api/actions/#event-${name}`}>
      <code>{name}</code>
    </DocsLink>
  );
}
