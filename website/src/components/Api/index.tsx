import type { ReactNode } from 'react';
import DocsLink from '../DocsLink';

/** The name of an operation, linked to its page; `to` is filled in at build time. */
export default function Api({ name, to }: { name: string; to?: string }): ReactNode {
  return to ? (
    <DocsLink to={to}>
      <code>{name}</code>
    </DocsLink>
  ) : (
    <code>{name}</code>
  );
}
