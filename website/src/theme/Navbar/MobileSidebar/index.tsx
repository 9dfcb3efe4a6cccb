// Wraps upstream's, which opens over the page and leaves the keyboard behind it: while the menu is
// open it has the focus, nothing else can be reached, and Escape closes it.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';
import { useEffect, type ReactNode } from 'react';
import { holdFocus } from './holdFocus';

export default function MobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => (shown ? holdFocus(toggle) : undefined), [shown, toggle]);
  return <Original />;
}
