// Wraps upstream's, whose button is disabled until the app has started: here the page's starter
// answers it before, and its name is right from the start, where upstream's speaks of the system. A
// toggle that may follow the system has a third state, which only the app knows.
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggleOriginal from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function ColorModeToggle(props: Props): ReactNode {
  const { defaultMode } = useThemeConfig().colorMode;
  if (props.respectPrefersColorScheme) return <ColorModeToggleOriginal {...props} />;
  return (
    <BrowserContext.Provider value>
      <ColorModeToggleOriginal
        {...props}
        value={props.value ?? defaultMode}
        buttonClassName={clsx(props.buttonClassName, 'colour-mode')}
      />
    </BrowserContext.Provider>
  );
}
