import type { ReactNode } from 'react';

/** Filled in at build from the SDK's own tables. */
export default function BuildSizes(): ReactNode {
  return <div data-fact="BuildSizes" />;
}
