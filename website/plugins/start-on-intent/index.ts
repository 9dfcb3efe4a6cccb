import { fileURLToPath } from 'node:url';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import type { Compiler } from 'webpack';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'postcss';
import { browserTargets } from '../../config/browserTargets';
import { announcement } from '../../config/announcement';
import { brand, type Locale } from '../../brand';
import { inlineStyles } from '../critical-css/inlineStyles';
import { listRouteChunks } from '../page-frame/listRouteChunks';
import { readRouteChunks } from '../page-frame/readRouteChunks';
import { splitPage } from '../critical-css/splitPage';

/** A script that runs without the app, as text. What it declares is no name of the page's. */
export async function bundleScript(
  entry: URL,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    define,
    tsconfigRaw: {},
  });
  // A tenth less than esbuild itself makes of it. None of our functions asks for `this`.
  const { code } = await minify(outputFiles[0]?.text ?? '', {
    compress: { passes: 4, ecma: 2022, toplevel: true, pure_getters: true, unsafe_arrows: true },
    mangle: { toplevel: true },
    ecma: 2022,
    module: false,
  });
  return code;
}

interface Words {
  title: string;
  hint: string;
  configured: string;
  suggested: string;
}

/** What is the same for every page of a language. */
interface Place {
  words: Words;
  /** Where the site was built to lie. */
  baseUrl: string;
  /** Where the language stands below it; empty for the default one. */
  folder: string;
}

// The core hides this element in its stylesheet: the banner is seen only where that has not loaded.
const containerId = '__docusaurus-base-url-issue-banner-container';

/**
 * A function that tells, once, that the site lies elsewhere than it was built for.
 *
 * @returns The text of one that takes where the language lies.
 */
export function tellingScript({ words, baseUrl, folder }: Place): string {
  const values = JSON.stringify({ ...words, baseUrl, folder, containerId });
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

/** The script in the head of every page. */
async function headScript(): Promise<string> {
  const script = await bundleScript(new URL('./head/index.ts', import.meta.url), {
    announcementId: JSON.stringify(announcement.id),
  });
  return script.replace(/;$/, '');
}

/** Notes which script files each named chunk of the app is made of. */
class ChunkFiles {
  readonly filesByChunk = new Map<string, string[]>();

  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('ChunkFiles', ({ namedChunkGroups }) => {
      for (const [name, group] of namedChunkGroups) {
        const files = group.getFiles().filter((file) => file.endsWith('.js'));
        this.filesByChunk.set(name, files);
      }
    });
  }
}

/**
 * What a browser may prerender: the page of a link that the pointer rests on, or that is being
 * pressed. Files for integrators and the frames in which samples run are no pages. The app takes the
 * rules away when it starts, for it then changes the page by itself.
 */
function speculationRules(baseUrl: string): string {
  const notPages = ['sdk/*', 'live/*', 'assets/*'].map((path) => `${baseUrl}${path}`);
  const where = {
    and: [
      { href_matches: `${baseUrl}*` },
      { not: { href_matches: notPages } },
      { not: { selector_matches: '[target],[download],[href^="#"]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** What is said of a site that lies elsewhere than it was built for, in both languages. */
const words: Record<Locale, Words> = {
  ko: {
    title: '사이트를 제대로 불러오지 못했습니다',
    hint: '대개 baseUrl 설정이 실제 주소와 다를 때 생기는 문제입니다.',
    configured: '지금 설정된 baseUrl:',
    suggested: '맞을 것 같은 baseUrl:',
  },
  en: {
    title: 'The site did not load properly',
    hint: 'A wrong baseUrl in the configuration is the usual reason.',
    configured: 'Configured baseUrl:',
    suggested: 'Try this baseUrl:',
  },
};

const leaver = 'leave-build.js';

/**
 * Writes the script that works while there is no app, and returns its path in the build: it leaves a
 * build that is gone, or says that the site lies elsewhere than it was built for. Pages ask for it
 * beside themselves, so that it is found wherever the site is, and it compares where it was found.
 */
async function writeScripts(build: string, place: Place): Promise<string> {
  const { baseUrl, folder } = place;
  const leave = await bundleScript(new URL('./leave-build/index.ts', import.meta.url));
  const found = "new URL('.',document.currentScript.src).pathname";
  const script = `if(${found}===${JSON.stringify(baseUrl + folder)}){${leave}}else ${tellingScript(place)}(${found})`;
  await writeFile(join(build, leaver), script);
  return leaver;
}

const starter = /(<script data-app="[^"]*)(">)/;
const rules = /<script type="?speculationrules"?>/;

// A documentation page turns into the next without new styles: a browser would draw all anew.
const kindOf = (path: string): string => /(?<=\/)docs\//.exec(path)?.[0] ?? path;

async function readStyles(folder: string): Promise<string> {
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  return readFile(join(folder, name), 'utf8');
}

/**
 * Lets a page be seen after one request, and its app start when a reader does something. The
 * template leaves the app's files to the starter; here each page is given the starter and the styles
 * that draw it, and told which further scripts it is made of, so that all of them load at once, and
 * last, those that work without the app.
 */
export default function startOnIntent(context: LoadContext): Plugin {
  const { baseUrl, generatedFilesDir, i18n } = context;
  const chunks = new ChunkFiles();
  return {
    name: 'start-on-intent',
    configureWebpack: (_configuration, isServer) => (isServer ? {} : { plugins: [chunks] }),
    async postBuild({ routes, outDir }) {
      const styles = parse(await readStyles(join(outDir, 'assets/css')));
      const namesByPath = listRouteChunks(routes, readRouteChunks(generatedFilesDir));
      const { baseUrl: root } = brand;
      const language = baseUrl.slice(root.length);
      const leaver = await writeScripts(outDir, {
        words: words[i18n.currentLocale as Locale],
        baseUrl: root,
        folder: language,
      });
      const startScript = await headScript();
      const files = [...namesByPath].map(([path, names]) => ({
        file: join(outDir, path.slice(baseUrl.length), 'index.html'),
        kind: kindOf(path),
        names,
        way: '../'.repeat(path.slice(baseUrl.length).split('/').length - 1),
      }));
      // What is shown for an address that leads nowhere is told nothing: it may be any.
      files.push({ file: join(outDir, '404.html'), kind: '404', names: [], way: baseUrl });
      // A promise for each file would take longer than reading it.
      const pages = files.map((each) => ({
        ...each,
        ...splitPage(readFileSync(each.file, 'utf8')),
      }));
      const heads = inlineStyles(pages, styles);
      const speculation = speculationRules(root);
      for (const [index, { file, names, way, rest }] of pages.entries()) {
        const scripts = names.flatMap((name) => chunks.filesByChunk.get(name) ?? []);
        const more = [...[...new Set(scripts)].map((script) => baseUrl + script), way + leaver].map(
          (address) => ` ${address}`,
        );
        const started = (_found: string, before: string, after: string): string =>
          before + more.join('') + after + startScript;
        const head = (heads[index] ?? '')
          .replace(starter, started)
          .replace(rules, (found) => found + speculation);
        writeFileSync(file, head + rest);
      }
    },
  };
}
