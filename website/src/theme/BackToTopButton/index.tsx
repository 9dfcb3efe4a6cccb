// Wraps the button: no page carries it before the app is there to show it.
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButtonOriginal from '@theme-original/BackToTopButton';
import type { ReactNode } from 'react';

export default function BackToTopButton(): ReactNode {
  return useIsBrowser() && <BackToTopButtonOriginal />;
}
