// Wraps the theme's own: `/docs/…` on a page of an older version, or of the next one, stays in it.
import A from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import { useVersionedAddress } from '@site/src/components/DocsLink';
import type { ReactNode } from 'react';

export default function MDXLink(props: Props): ReactNode {
  return <A {...props} href={useVersionedAddress(props.href)} />;
}
