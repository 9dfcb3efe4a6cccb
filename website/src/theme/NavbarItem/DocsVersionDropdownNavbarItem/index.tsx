// Wraps upstream's: it turns the dropdown of a single version into a plain link. Here that one
// version is a dropdown too, so that its place and its name stay when a second version comes.
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ReactNode } from 'react';
import OneVersionDropdown from './OneVersionDropdown';

export default function DocsVersionDropdown(props: Props): ReactNode {
  const [version, ...others] = useVersions(props.docsPluginId);
  const chosen = props.versions ?? props.dropdownItemsBefore?.[0] ?? props.dropdownItemsAfter?.[0];
  if (!version || others.length > 0 || chosen) return <DocsVersionDropdownNavbarItem {...props} />;
  return <OneVersionDropdown {...props} version={version} />;
}
