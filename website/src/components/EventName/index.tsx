import type { ReactNode } from 'react';
import DocsLink from '../DocsLink';

/** An event's name that leads to its row in the table of events. */
export default function EventName({ name }: { name: string }): ReactNode {
  return (
    <DocsLink to={`/docs/api/actions/#event-${name}`}>
      <code>{name}</code>
    </DocsLink>
  );
}
