// Wraps upstream's, which is drawn again with every change of page: only the link that the reader
// leaves and the one they come to look another way.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { memo, type ReactNode } from 'react';

const UnlessChanged = memo<Props>(Original);

export default function DocSidebarItemLink({ activePath, ...props }: Props): ReactNode {
  const isActive = isActiveSidebarItem(props.item, activePath);
  return <UnlessChanged {...props} activePath={isActive ? activePath : ''} />;
}
