import type { LoadContext, Plugin } from '@docusaurus/types';
import { underneath } from './underneath';

/** Takes Infima out of the bundle and lays the theme's own styles underneath ours. */
export default function stylesheets(_context: LoadContext): Plugin {
  return {
    name: 'stylesheets',
    configurePostCss(options) {
      options.plugins.push(underneath);
      return options;
    },
  };
}
