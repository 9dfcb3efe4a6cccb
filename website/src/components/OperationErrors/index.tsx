import type { ReactNode } from 'react';

/** Filled in at build from the SDK's own types and tables. */
export default function OperationErrors({ of }: { of: string }): ReactNode {
  return <div data-fact="OperationErrors" data-of={of} />;
}
