import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { brand } from '../../brand';
import { cachedPng } from './cachedPng';
import { cardPath } from './cardPath';
import { drawCard, type CardFrame } from './drawCard';
import { readPage } from './readPage';
import { renderPng } from './renderImage';
import { stateHues } from './stateHues';
import { wrapIcon } from './wrapIcon';

const appIcon = 'apple-touch-icon.png';

/** Draws a social card for each page, and the icons for browsers that take no SVG. */
export default function socialCards({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const cache = path.join(siteDir, '.cache', 'social-cards');
  const logoFile = path.join(siteDir, 'static', brand.logo.path);

  async function readFrame(): Promise<CardFrame> {
    const tokens = await readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
    const logo = (await readFile(logoFile, 'utf8')).replace(/<\/?svg[^>]*>/g, '');
    const { title, tagline } = siteConfig;
    return { siteTitle: title, tagline, logo, hues: stateHues(tokens) };
  }

  return {
    name: 'social-cards',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}${appIcon}` } },
      ],
    }),
    async postBuild({ outDir, routesPaths }) {
      const frame = await readFrame();
      await mkdir(path.join(outDir, 'social'), { recursive: true });
      await mkdir(cache, { recursive: true });
      // A promise for each of thousands of files would take longer than the files themselves.
      for (const route of routesPaths) {
        const inside = route.slice(baseUrl.length);
        const page = path.join(outDir, inside.endsWith('.html') ? inside : `${inside}/index.html`);
        if (!existsSync(page)) continue;
        const words = readPage(readFileSync(page, 'utf8'), siteConfig.title);
        if (!words.title) continue;
        const png = await cachedPng(drawCard(words, frame), cache);
        writeFileSync(path.join(outDir, cardPath(route, baseUrl)), png);
      }
      const logo = await readFile(logoFile, 'utf8');
      await writeFile(path.join(outDir, appIcon), await renderPng(logo, 180));
      await writeFile(path.join(outDir, 'favicon.ico'), wrapIcon(await renderPng(logo, 48), 48));
    },
  };
}
