import type { LoadContext, Plugin } from '@docusaurus/types';
import { forgetGarbage } from './forgetGarbage';

/** Keeps a page in a colour of ours, whatever is stored on the reader's device. */
export default function colourChoice({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'colour-choice',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: forgetGarbage(siteStorage.namespace) }],
    }),
  };
}
