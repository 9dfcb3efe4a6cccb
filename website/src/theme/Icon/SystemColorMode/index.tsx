// Wraps upstream's: a toggle that does not follow the system never shows it, so it is left out.
import { useThemeConfig } from '@docusaurus/theme-common';
import IconSystemColorModeOriginal from '@theme-original/Icon/SystemColorMode';
import type { Props } from '@theme/Icon/SystemColorMode';
import type { ReactNode } from 'react';

export default function IconSystemColorMode(props: Props): ReactNode {
  const { respectPrefersColorScheme } = useThemeConfig().colorMode;
  return respectPrefersColorScheme ? <IconSystemColorModeOriginal {...props} /> : null;
}
