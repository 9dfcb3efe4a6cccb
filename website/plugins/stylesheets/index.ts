import { createRequire } from 'node:module';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AcceptedPlugin } from 'postcss';
import { underneath } from './underneath';

type Make = (options: object) => AcceptedPlugin;
const load = createRequire(import.meta.url) as (name: string) => Make;

// A plugin that is named is made anew for each stylesheet, and this one reads what all browsers know.
const made = (plugin: unknown): unknown =>
  Array.isArray(plugin) ? load(String(plugin[0]))(plugin[1] as object) : plugin;

/** Takes Infima out of the bundle and lays the theme's own styles underneath ours. */
export default function stylesheets(_context: LoadContext): Plugin {
  return {
    name: 'stylesheets',
    configurePostCss(options) {
      options.plugins = [...options.plugins.map(made), underneath];
      // Else a configuration is looked for around every stylesheet.
      Object.assign(options, { config: false });
      return options;
    },
  };
}
