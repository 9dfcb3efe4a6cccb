import Link, { type Props } from '@docusaurus/Link';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** Gives the address of a page in the version that is read: `/docs/…` is written the same in all of them. */
export function useVersionedAddress(address?: string): string | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const path = useActiveVersion(undefined)?.path;
  // A link adds the address of the language by itself.
  return path ? address?.replace(/^\/docs(?=\/)/, path.slice(baseUrl.length - 1)) : address;
}

/** A link that stays in the version that is read. */
export default function DocsLink({ to, ...props }: Props): ReactNode {
  return <Link {...props} to={useVersionedAddress(to)} />;
}
