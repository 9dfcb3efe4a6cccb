import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { hashOf, listFiles } from 'static-host-rules';
import { brand } from '../brand';
import { browserTargets } from '../config/browserTargets';
import { localePrefixes } from '../config/hosting';
import { colorOf, readTokens } from '../src/css/readTokens';
import type { Inline, OfflinePageInlines, WorkerBuild } from './WorkerBuild';

const tokensFile = fileURLToPath(new URL('../src/css/tokens.css', import.meta.url));
const colors = ['background', 'text', 'heading', 'accent', 'line'].map((name) => `color-${name}`);

const inline = (text: string): Inline => ({ text, hash: hashOf(text) });

// Storage may be unavailable: the page is light then, as the site is.
const script = 'try{document.documentElement.dataset.theme=localStorage.theme}catch{}';

/** Builds the styles and script of the offline page from the site's tokens. */
function makeOfflinePageInlines(): OfflinePageInlines {
  const css = readFileSync(tokensFile, 'utf8');
  const valuesIn = (mode: 'light' | 'dark'): string => {
    const tokens = readTokens(css, mode);
    return colors.map((name) => `--${name}:${colorOf(tokens, name)}`).join(';');
  };
  const font = readTokens(css, 'light').get('font-text');
  const style = [
    `:root{color-scheme:light;${valuesIn('light')}}`,
    `[data-theme=dark]{color-scheme:dark;${valuesIn('dark')}}`,
    `body{margin:0;background:var(--color-background);color:var(--color-text);font:1rem/1.7 ${font};word-break:keep-all;overflow-wrap:anywhere}`,
    'main{max-width:45rem;margin:auto;padding:12vh 1rem 4rem}',
    'h1,h2{color:var(--color-heading);line-height:1.3}h1{margin-top:0}h2{margin-top:2.5rem;font-size:1.1875rem}',
    'a{color:var(--color-accent)}ul{list-style:none;padding:0}',
    'li a{display:block;border-bottom:1px solid var(--color-line);padding:.625rem 0;text-decoration:none}li a:hover{text-decoration:underline}',
  ].join('');
  return { style: inline(style), script: inline(script) };
}

/** Bundles the service worker, or the one that removes it. */
export async function bundleWorker(
  name: 'index' | 'retire',
  workerBuild: WorkerBuild,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`./worker/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    define: {
      workerBuild: JSON.stringify(workerBuild),
      siteNames: JSON.stringify(brand.productName),
      offlinePageInlines: JSON.stringify(makeOfflinePageInlines()),
      'process.env.NODE_ENV': '"production"',
    },
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

// The part of a page that `nameBuild` reads.
const name = /<script data-app="([^ "]+)/;

/**
 * Writes the service worker of a built folder, or the one that removes it where offline reading is
 * disabled.
 */
export async function writeWorker(folder: string, isOffline: boolean): Promise<void> {
  const root = brand.baseUrl.slice(0, -1);
  const { ko, en } = localePrefixes;
  const searchFiles = listFiles(folder)
    .filter((path) => /^(en\/)?assets\/search\/.*\.js(?:on)?$/.test(path))
    .map((path) => `${root}/${path}`);
  const homes = await Promise.all(
    [ko, en].map((base) => readFile(join(folder, base, 'index.html'), 'utf8')),
  );
  const names = homes.flatMap((html) => name.exec(html)?.[1] ?? []);
  const build = { bases: { ko: root + ko, en: root + en }, searchFiles, names };
  await writeFile(join(folder, 'sw.js'), await bundleWorker(isOffline ? 'index' : 'retire', build));
}
