import Link, { type Props } from '@docusaurus/Link';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { LiveData } from '@site/plugins/live-frame';
import type { ReactNode } from 'react';

/**
 * Resolves the address of a page in the version being read: `/docs/…` is written the same in all
 * versions.
 */
export function useVersionedAddress(address?: string): string | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const path = useActiveVersion(undefined)?.path;
  // `Link` adds the base URL of the language.
  return path ? address?.replace(/^\/docs(?=\/)/, path.slice(baseUrl.length - 1)) : address;
}

/** The base URL of the frames: a frozen version has its own, with its SDK. */
export function useFramesBase(): string {
  const { base } = usePluginData('live-frame') as LiveData;
  const { name = 'current' } = useActiveVersion(undefined) ?? {};
  return name === 'current' ? base : `${base}${name}/`;
}

/** A link that stays in the version being read. */
export default function DocsLink({ to, ...props }: Props): ReactNode {
  return <Link {...props} to={useVersionedAddress(to)} />;
}

/** Code, linked if it has a place on a page. */
export function CodeLink({ code, to }: { code: string; to?: string }): ReactNode {
  const shown = <code>{code}</code>;
  return to ? <DocsLink to={to}>{shown}</DocsLink> : shown;
}
