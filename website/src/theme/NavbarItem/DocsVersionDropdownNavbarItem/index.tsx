// Wraps upstream's, which turns the dropdown of a single version into a plain link. Here it stays a
// dropdown, so that its place and its name do not change with a second version.
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ReactNode } from 'react';

type OneVersionProps = Props & { version: GlobalVersion };

/** The dropdown of a single version. */
function OneVersionDropdown(props: OneVersionProps): ReactNode {
  const { version, mobile, docsPluginId, position, className } = props;
  const { activeDoc, activeVersion } = useActiveDocContext(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const versions = translate({
    id: 'theme.navbar.mobileVersionsDropdown.label',
    message: 'Versions',
  });
  const page = activeDoc ?? version.docs.find((doc) => doc.id === version.mainDocId);
  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      className={className}
      label={mobile ? versions : version.label}
      {...(!mobile && { 'aria-label': `${versions}: ${version.label}` })}
      items={[
        {
          label: version.label,
          // The side menu compares paths without the language's base URL.
          to: (page?.path ?? version.path).replace(baseUrl, '/'),
          isActive: () => version === activeVersion,
          onClick: () => savePreferredVersionName(version.name),
        },
      ]}
    />
  );
}

export default function DocsVersionDropdown(props: Props): ReactNode {
  const [version, ...others] = useVersions(props.docsPluginId);
  const chosen = props.versions ?? props.dropdownItemsBefore?.[0] ?? props.dropdownItemsAfter?.[0];
  if (!version || others.length > 0 || chosen) return <DocsVersionDropdownNavbarItem {...props} />;
  return <OneVersionDropdown {...props} version={version} />;
}
