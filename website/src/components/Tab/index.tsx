import type { ReactNode } from 'react';

export interface TabProps {
  /** What it is chosen by; a proper name, the same in every language. */
  name: string;
  children: ReactNode;
}

/** One of several ways to do the same: stands within Tabs, which shows its name. */
export default function Tab({ children }: TabProps): ReactNode {
  return children;
}
