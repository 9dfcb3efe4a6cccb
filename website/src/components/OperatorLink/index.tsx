import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { brand } from '../../../brand';

export interface OperatorLinkProps {
  /** The key of an address in brand.ts. */
  address: 'console' | 'support' | 'status' | 'source';
  children: ReactNode;
}

/** A link to the agent's operator; plain text if brand.ts does not set it. */
export default function OperatorLink({ address, children }: OperatorLinkProps): ReactNode {
  const href = brand[`${address}Url`];
  return href ? <Link href={href}>{children}</Link> : children;
}
