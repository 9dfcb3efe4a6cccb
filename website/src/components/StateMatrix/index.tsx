import type { ReactNode } from 'react';

/** Filled in at build from the SDK's own tables. */
export default function StateMatrix(): ReactNode {
  return <div data-fact="StateMatrix" />;
}
