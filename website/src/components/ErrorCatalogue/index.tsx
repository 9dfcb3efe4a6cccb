import type { ReactNode } from 'react';

/** Replaced at build by one section per error code. */
export default function ErrorCatalogue({ group }: { group?: string }): ReactNode {
  return <div data-fact="ErrorCatalogue" data-group={group} />;
}
