import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** An event's name that leads to its row in the table of events. */
export default function EventName({ name }: { name: string }): ReactNode {
  return (
    <Link to={`/docs/api/actions/#event-${name}`}>
      <code>{name}</code>
    </Link>
  );
}
