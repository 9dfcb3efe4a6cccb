import type { ReactNode } from 'react';

/** Filled in at build from the SDK's own tables. */
export default function OptionsTable(): ReactNode {
  return <div data-fact="OptionsTable" />;
}
