import type { LoadContext, Plugin } from '@docusaurus/types';
import { underneath } from './underneath';

/**
 * Takes Infima out of the bundle and lays the theme's own styles underneath ours. What Docusaurus would
 * write for older browsers is left to the minifier, which knows those of the site; the plugins that do
 * it take longer to load than all styles to be made, and wrote prefixes that none of them needs.
 */
export default function stylesheets(_context: LoadContext): Plugin {
  return {
    name: 'stylesheets',
    // Without `config`, a configuration is looked for around every stylesheet.
    configurePostCss: (options) => ({ ...options, config: false, plugins: [underneath] }),
  };
}
