import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'postcss';
import type { Compiler } from 'webpack';
import { listRouteChunks, readRouteChunks, sharedChunk } from './chunks';
import { inlineStyles } from './criticalCss';
import type { DeferredHydrationOptions } from './options';
import { headScript, leaveScript } from './scripts';

/**
 * The page template, for Docusaurus's `ssrTemplate`. Unlike upstream's it does not load the app's
 * scripts, which the bootstrap script does on demand, and it leaves out what the theme puts before
 * the app: its script is part of ours, its icon is inlined where it is used. The bootstrap script
 * and the speculation rules are added after all pages are rendered, because they differ by page.
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

// Placeholders of the template above.
const bootstrap = /(<script data-app="[^"]*)(">)/;
const rules = /<script type="?speculationrules"?>/;

/** Records which script files each named chunk consists of. */
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
 * Speculation rules: prerenders the page of a link that is hovered or pressed. The app removes them
 * when it starts, because it navigates on the client.
 */
function speculationRules({ baseUrl, excludedPaths }: DeferredHydrationOptions): string {
  const others = excludedPaths.map((path) => `${baseUrl}${path}`);
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

/** The color mode is applied before the app knows its storage key. */
function checkStorage({ type, namespace }: LoadContext['siteStorage']): void {
  if (type === 'localStorage' && namespace === '') return;
  throw new Error(
    `deferred-hydration reads the chosen color mode from localStorage under "theme", and the theme of this site keeps it in ${type} under "theme${namespace}". Set no storage in docusaurus.config.ts, and name the flags of future.v4 in place of \`v4: true\`, without siteStorageNamespacing.`,
  );
}

/** The name of the script that works without the app; the same in every build. */
const leaveName = 'leave-build.js';

/**
 * Defers hydration: pages render after one request, and the app starts on the first interaction.
 * The template leaves the app's files to the bootstrap script; here each page gets that script, its
 * critical CSS, and the list of its scripts, so that all of them load in parallel. The script that
 * works without the app is last.
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
      const { baseUrl: root, bannerTexts, styleGroupOf } = options;
      const texts = bannerTexts[i18n.currentLocale];
      if (!texts) throw new Error(`deferred-hydration: bannerTexts has no ${i18n.currentLocale}`);
      const place = { texts, baseUrl: root, folder: baseUrl.slice(root.length) };
      await writeFile(join(outDir, leaveName), await leaveScript(place, options));

      const files = [...listRouteChunks(routes, readRouteChunks(generatedFilesDir))].map(
        ([path, names]) => ({
          file: join(outDir, path.slice(baseUrl.length), 'index.html'),
          styleGroup: styleGroupOf(path.slice(baseUrl.length)),
          names,
          way: '../'.repeat(path.slice(baseUrl.length).split('/').length - 1),
        }),
      );
      // A not-found page may be served at any depth.
      files.push({ file: join(outDir, '404.html'), styleGroup: '404', names: [], way: baseUrl });
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
