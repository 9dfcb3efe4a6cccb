import type { ReactNode } from 'react';

export interface TabProps {
  /** Its value; a proper name that is the same in every language. */
  name: string;
  children: ReactNode;
}

/** One of several alternatives; used within Tabs, which shows its name. */
export default function Tab({ children }: TabProps): ReactNode {
  return children;
}
