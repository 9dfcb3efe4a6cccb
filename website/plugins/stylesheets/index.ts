import { createRequire } from 'node:module';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AcceptedPlugin } from 'postcss';
import { underneath } from './underneath';

type Make = (options: object) => AcceptedPlugin;
const load = createRequire(import.meta.url) as (name: string) => Make;

const made = (plugin: unknown): unknown =>
  Array.isArray(plugin) ? load(String(plugin[0]))(plugin[1] as object) : plugin;

/**
 * The options of PostCSS with their plugins made once, when the first stylesheet needs them: they read
 * what all browsers know, and most builds have their styles from the last one.
 */
function makeOnce<Options extends { plugins: unknown[] }>(options: Options): Options {
  let plugins: unknown[] | undefined;
  const read = (): object => {
    plugins ??= [...options.plugins.map(made), underneath];
    return { ...options, plugins };
  };
  // Else a configuration is looked for around every stylesheet.
  return Object.assign(read, { config: false }) as unknown as Options;
}

/** Takes Infima out of the bundle and lays the theme's own styles underneath ours. */
export default function stylesheets(_context: LoadContext): Plugin {
  return {
    name: 'stylesheets',
    configurePostCss: makeOnce,
  };
}
