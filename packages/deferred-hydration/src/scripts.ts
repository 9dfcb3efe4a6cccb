import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build, type Plugin } from 'esbuild';
import type { BannerTexts, DeferredHydrationOptions } from './options';

/** The options that the scripts know as texts. */
const textOptions = [
  'announcementId',
  'defaultColorMode',
  'colorControl',
  'belowFold',
  'searchControl',
  'searchDialog',
] as const;

type ScriptOptions = Pick<
  DeferredHydrationOptions,
  (typeof textOptions)[number] | 'startFor' | 'targets'
>;

/** Inserts the site's values for `browser/siteOptions.ts`. */
function siteOptions(options: ScriptOptions): Plugin {
  const contents = [
    ...textOptions.map((name) => `export const ${name} = ${JSON.stringify(options[name])};`),
    `export const startFor = ${options.startFor};`,
  ].join('\n');
  return {
    name: 'site-options',
    setup: ({ onLoad }) =>
      onLoad({ filter: /[\\/]browser[\\/]siteOptions\.ts$/ }, () => ({ contents })),
  };
}

/** Bundles a script that runs without the app, as text. Its declarations are not global. */
export async function bundleScript(
  name: 'bootstrap' | 'head' | 'leave',
  options: ScriptOptions,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`browser/${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: [...options.targets],
    plugins: [siteOptions(options)],
    tsconfigRaw: {},
  });
  // A tenth smaller than esbuild's own output. None of our functions uses `this`.
  const { code } = await minify(outputFiles[0]?.text ?? '', {
    compress: { passes: 4, ecma: 2022, toplevel: true, pure_getters: true, unsafe_arrows: true },
    mangle: { toplevel: true },
    ecma: 2022,
    module: false,
  });
  return code;
}

/** The head script of all pages. */
export async function headScript(options: ScriptOptions): Promise<string> {
  return (await bundleScript('head', options)).replace(/;$/, '');
}

/** What all pages of a language share. */
interface BannerOptions {
  texts: BannerTexts;
  /** The base path that the site was built for. */
  baseUrl: string;
  /** The path of the language below it; empty for the default one. */
  folder: string;
}

// The core's stylesheet hides this element: the banner is visible only where the stylesheet has not
// loaded.
const containerId = '__docusaurus-base-url-issue-banner-container';

/**
 * Builds a function that reports, once, that the site is served from another path than it was built
 * for.
 *
 * @returns The text of one that takes where the language lies.
 */
export function bannerScript({ texts, baseUrl, folder }: BannerOptions): string {
  const values = JSON.stringify({ ...texts, baseUrl, folder, containerId });
  return `(path=>{var w=${values},box;
if(document.getElementById(w.containerId))return;
box=document.createElement('div');
if(path.endsWith('/'+w.folder))path=path.slice(0,path.length-w.folder.length);
box.id=w.containerId;box.setAttribute('role','alert');
box.style.cssText='margin:16px;padding:16px 20px;border:3px solid #b3202c;background:#fff4f4;color:#1d2628;font:16px/1.6 system-ui,sans-serif';
[['strong',w.title],['p',w.hint],['p',w.configured+' '+w.baseUrl],['p',w.suggested+' '+path]].forEach(function(l){
var e=document.createElement(l[0]);e.textContent=l[1];box.appendChild(e)});
document.body.prepend(box)})`;
}

/**
 * Builds the script that works without the app: it reloads a tab whose build is gone, and reports a
 * wrong base URL. Pages load it by a relative address, so that it is found wherever the site is
 * served, and it compares its own address.
 */
export async function leaveScript(banner: BannerOptions, options: ScriptOptions): Promise<string> {
  const { baseUrl, folder } = banner;
  const leave = await bundleScript('leave', options);
  const found = "new URL('.',document.currentScript.src).pathname";
  return `if(${found}===${JSON.stringify(baseUrl + folder)}){${leave}}else ${bannerScript(banner)}(${found})`;
}
