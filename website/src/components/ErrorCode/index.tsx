import type { ReactNode } from 'react';
import DocsLink from '../DocsLink';

/** An error code that leads to its entry in the catalogue. */
export default function ErrorCode({ code }: { code: string }): ReactNode {
  return (
    <DocsLink to={`/docs/troubleshooting/#${code}`}>
      <code>{code}</code>
    </DocsLink>
  );
}
