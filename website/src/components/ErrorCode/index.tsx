import type { ReactNode } from 'react';
import DocsLink from '../DocsLink';

/** An error code, linked to its entry in the catalog. */
export default function ErrorCode({ code }: { code: string }): ReactNode {
  return (
    <DocsLink to={`/docs/troubleshooting/#${code}`}>
      <code>{code}</code>
    </DocsLink>
  );
}
