import type { ReactNode } from 'react';
import DocsLink from '../DocsLink';

/** The name of an operation that leads to its page; `to` is put in at build. */
export default function Api({ name, to }: { name: string; to?: string }): ReactNode {
  return to ? (
    <DocsLink to={to}>
      <code>{name}</code>
    </DocsLink>
  ) : (
    <code>{name}</code>
  );
}
