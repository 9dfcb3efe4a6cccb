// Wraps upstream's: where it cannot be seen, it is drawn with the rest of the page.
import { useWindowSize } from '@docusaurus/theme-common';
import Original from '@theme-original/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';
import { useIsWhole } from '../../../../drawing/BeginningFirst';

export default function ContentsOnPhone(): ReactNode {
  const isWhole = useIsWhole();
  const isSeen = useWindowSize() !== 'desktop';
  return (isWhole || isSeen) && <Original />;
}
