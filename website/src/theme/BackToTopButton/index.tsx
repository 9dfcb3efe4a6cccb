// Wraps the button: it is rendered only by the app, so that no page contains it.
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButtonOriginal from '@theme-original/BackToTopButton';
import type { ReactNode } from 'react';

export default function BackToTopButton(): ReactNode {
  return useIsBrowser() && <BackToTopButtonOriginal />;
}
