import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** The name of an operation that leads to its page; `to` is put in at build. */
export default function Api({ name, to }: { name: string; to?: string }): ReactNode {
  return to ? (
    <Link to={to}>
      <code>{name}</code>
    </Link>
  ) : (
    <code>{name}</code>
  );
}
