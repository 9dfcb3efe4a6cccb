import type { ReactNode } from 'react';

/** Filled in at build from the SDK's own tables. */
export default function LimitsTable(): ReactNode {
  return <div data-fact="LimitsTable" />;
}
