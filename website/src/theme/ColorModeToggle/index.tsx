// Wraps upstream's, whose button is disabled until the app has started: here the bootstrap script
// handles it before, and its label is right from the start, where upstream's mentions the system. A
// toggle that may follow the system has a third state, which only the app knows. A switch by the
// bootstrap script after the app has read the mode is passed on to the app when it takes over.
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggleOriginal from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';

export default function ColorModeToggle(props: Props): ReactNode {
  const { defaultMode } = useThemeConfig().colorMode;
  const { respectPrefersColorScheme, value, onChange } = props;
  const mode = value ?? defaultMode;
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const drawn = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
    if (isBrowser && !respectPrefersColorScheme && drawn !== mode) onChange(drawn);
  }, [isBrowser, respectPrefersColorScheme, mode, onChange]);
  if (respectPrefersColorScheme)
    return <ColorModeToggleOriginal {...props} className="color-modes" />;
  return (
    <BrowserContext.Provider value>
      <ColorModeToggleOriginal
        {...props}
        value={mode}
        className="color-modes"
        buttonClassName={clsx(props.buttonClassName, 'color-mode')}
      />
    </BrowserContext.Provider>
  );
}
