// Wraps upstream's: it turns the dropdown of a single version into a plain link. Here that one
// version is a dropdown too, so that its place and its name stay when a second version comes.
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

/** The dropdown of the only version there is. */
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
          // The menu of a phone looks for the page it is on without the folder of its language.
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
