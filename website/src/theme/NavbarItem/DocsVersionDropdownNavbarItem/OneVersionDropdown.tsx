import {
  useActiveDocContext,
  useDocsPreferredVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { translate } from '@docusaurus/Translate';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props as VersionDropdownProps } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ReactNode } from 'react';

type Props = VersionDropdownProps & { version: GlobalVersion };

/** The dropdown of the only version there is. */
export default function OneVersionDropdown(props: Props): ReactNode {
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
