// Wraps the theme's: `/docs/…` on a page of an older or the next version stays in that version.
import A from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import { useVersionedAddress } from '@site/src/components/DocsLink';
import type { ReactNode } from 'react';

export default function MDXLink(props: Props): ReactNode {
  return <A {...props} href={useVersionedAddress(props.href)} />;
}
