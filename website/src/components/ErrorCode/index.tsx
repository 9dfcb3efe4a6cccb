import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** An error code that leads to its entry in the catalogue. */
export default function ErrorCode({ code }: { code: string }): ReactNode {
  return (
    <Link to={`/docs/troubleshooting/#${code}`}>
      <code>{code}</code>
    </Link>
  );
}
