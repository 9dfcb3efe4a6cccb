import type { ReactNode } from 'react';

/** Filled in at build from the SDK's own tables. */
export default function EventsTable(): ReactNode {
  return <div data-fact="EventsTable" />;
}
