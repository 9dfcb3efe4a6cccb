import type { ReactNode } from 'react';

/** Filled in at build from the SDK's own types and tables. */
export default function OperationStates({ of }: { of: string }): ReactNode {
  return <div data-fact="OperationStates" data-of={of} />;
}
