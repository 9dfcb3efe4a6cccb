import type { LoadContext, Plugin } from '@docusaurus/types';
import { forgetDismissal } from './forgetDismissal';

/** Shows a new announcement at once to a reader who dismissed the one before it. */
export default function announcement({ siteConfig, siteStorage }: LoadContext): Plugin {
  const bar = siteConfig.themeConfig.announcementBar as { id: string } | undefined;
  return {
    name: 'announcement',
    injectHtmlTags() {
      if (!bar) return {};
      const innerHTML = forgetDismissal(bar.id, siteStorage.namespace);
      return { headTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
