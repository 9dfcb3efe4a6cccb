import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand } from '../../brand';
import { bundleTrust } from './bundleTrust';

/** Puts the rules for trusted content into every page; `hosting/policy` enforces that there are any. */
export default function contentPolicy(_context: LoadContext): Plugin {
  return {
    name: 'content-policy',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: bundleTrust(brand.baseUrl) }],
    }),
  };
}
