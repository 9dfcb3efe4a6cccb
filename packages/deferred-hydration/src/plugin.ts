import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'postcss';
import type { Compiler } from 'webpack';
import { inlineStyles } from './criticalCss';
import type { DeferredHydrationOptions } from './options';
import { listRouteChunks, readRouteChunks } from './routeChunks';
import { headScript, leaveScript } from './scripts';
import { sharedChunk } from './sharedChunk';

/**
 * The page around the app, in the syntax of Docusaurus's `ssrTemplate`. Differs from upstream's in
 * that no script of the app is run: the bootstrap script knows the addresses, and when they are wanted. And in
 * that nothing of the theme stands before the app: its script is in ours, its icon where it is shown.
 * That script is put in when all pages are there, and so are the rules of what is drawn ahead, which
 * differ.
 */
export function pageTemplate(): string {
  const template = `<!doctype html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((attribute) => { %>
      <%~ attribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script data-app="<%= it.scripts.concat(it.stylesheets).map((file) => it.baseUrl + file).join(' ') %>"></script>
    <script type="speculationrules"></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
  return template.replace(/\n\s*/g, '');
}

// Where the template above leaves room.
const bootstrap = /(<script data-app="[^"]*)(">)/;
const rules = /<script type="?speculationrules"?>/;

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
 * pressed. The app takes the rules away when it starts, for it then changes the page by itself.
 */
function speculationRules({ baseUrl, notPages }: DeferredHydrationOptions): string {
  const others = notPages.map((path) => `${baseUrl}${path}`);
  const where = {
    and: [
      { href_matches: `${baseUrl}*` },
      { not: { href_matches: others } },
      { not: { selector_matches: '[target],[download],[href^="#"]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

async function readStyles(folder: string): Promise<string> {
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  return readFile(join(folder, name), 'utf8');
}

/** A page is drawn before the app says where it stores what a reader chose. */
function checkStorage({ type, namespace }: LoadContext['siteStorage']): void {
  if (type === 'localStorage' && namespace === '') return;
  throw new Error(
    `deferred-hydration reads the chosen color mode from localStorage under "theme", and the theme of this site keeps it in ${type} under "theme${namespace}". Set no storage in docusaurus.config.ts, and name the flags of future.v4 in place of \`v4: true\`, without siteStorageNamespacing.`,
  );
}

/** The name of the script that works without the app. Every build has it, whatever it is in it. */
const leaveName = 'leave-build.js';

/**
 * Lets a page be seen after one request, and its app start when a reader does something. The
 * template leaves the app's files to the bootstrap script; here each page is given that script and
 * the styles that draw it, and told which further scripts it is made of, so that all of them load at
 * once, and last, the one that works without the app.
 */
export function deferredHydration(
  { baseUrl, generatedFilesDir, i18n, siteStorage }: LoadContext,
  options: DeferredHydrationOptions,
): Plugin {
  checkStorage(siteStorage);
  const chunks = new ChunkFiles();
  return {
    name: 'deferred-hydration',
    configureWebpack: (_configuration, isServer) =>
      isServer
        ? {}
        : {
            plugins: [chunks],
            optimization: { splitChunks: sharedChunk(readRouteChunks(generatedFilesDir)) },
          },
    async postBuild({ routes, outDir }) {
      const { baseUrl: root, bannerTexts, kindOf } = options;
      const texts = bannerTexts[i18n.currentLocale];
      if (!texts) throw new Error(`deferred-hydration: bannerTexts has no ${i18n.currentLocale}`);
      const place = { texts, baseUrl: root, folder: baseUrl.slice(root.length) };
      await writeFile(join(outDir, leaveName), await leaveScript(place, options));

      const files = [...listRouteChunks(routes, readRouteChunks(generatedFilesDir))].map(
        ([path, names]) => ({
          file: join(outDir, path.slice(baseUrl.length), 'index.html'),
          kind: kindOf(path),
          names,
          way: '../'.repeat(path.slice(baseUrl.length).split('/').length - 1),
        }),
      );
      // A page for addresses that lead nowhere may be shown at any depth.
      files.push({ file: join(outDir, '404.html'), kind: '404', names: [], way: baseUrl });
      const pages = files.map((each) => ({ ...each, html: readFileSync(each.file, 'utf8') }));
      const styled = inlineStyles(pages, parse(await readStyles(join(outDir, 'assets/css'))));
      const startScript = await headScript(options);
      const speculation = speculationRules(options);
      for (const [index, { file, names, way }] of pages.entries()) {
        const scripts = new Set(names.flatMap((name) => chunks.filesByChunk.get(name) ?? []));
        const more = [...[...scripts].map((script) => baseUrl + script), way + leaveName]
          .map((address) => ` ${address}`)
          .join('');
        const html = (styled[index] ?? '')
          .replace(bootstrap, (_found, before, after) => before + more + after + startScript)
          .replace(rules, (found) => found + speculation);
        writeFileSync(file, html);
      }
    },
  };
}
