import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cached } from 'docs-kit';
import { brand } from '../../brand';
import { cacheFolder } from '../../config/paths';
import { colorOf, mix, readTokens } from '../../src/css/readTokens';
import { drawPortrait } from '../generated-data/portrait';
import { cardPath } from './cardPath';
import { type PageWords, cardSize, drawCard, faceSize, renderPng } from './drawCard';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The content of a `<meta property=…>`; minified HTML may omit quotes. */
function metaContent(html: string, property: string): string {
  const pattern = new RegExp(`property="?${property}"?\\s+content=(?:"([^"]*)"|([^\\s>]*))`);
  const [, quoted, bare] = pattern.exec(html) ?? [];
  const text = quoted ?? bare ?? '';
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);
}

/** The title and description of a built page, without the site's name. */
export function readPage(html: string, siteTitle: string): PageWords {
  const title = metaContent(html, 'og:title');
  const suffix = ` | ${siteTitle}`;
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: metaContent(html, 'og:description'),
  };
}

/**
 * To be raised when the same picture is drawn differently, for example by another version of the
 * renderer.
 */
const renderer = 'satori-0.33.5-resvg-2.6.2-plex-5.3.0';

/** Draws a picture of this content, or reads it from the cache. */
function draw(content: unknown, render: () => Promise<Uint8Array>): Promise<Buffer> {
  const key = JSON.stringify([renderer, content]);
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return cached(path.join(cacheFolder, 'social-cards', `${hash}.png`), render);
}

/** The agent's face, with the light colors of the tokens file: what draws cards knows no variables. */
export function drawFace(css: string): string {
  const tokens = readTokens(css, 'light');
  const attributes = `xmlns="http://www.w3.org/2000/svg" color="${colorOf(tokens, 'state-ready')}"`;
  const backdrop = mix(colorOf(tokens, 'color-accent'), colorOf(tokens, 'color-background'), 0.2);
  return drawPortrait()
    .replace('<svg', `<svg ${attributes}`)
    .replace(/var\(--face-backdrop,[^)]*\)/, backdrop);
}

/** An ICO file with one square PNG. */
export function wrapIcon(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // of one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const appIcon = 'apple-touch-icon.png';

/** Draws a social card for each page, and the icons for browsers that take no SVG. */
export default function socialCards({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}${appIcon}` } },
      ],
    }),
    async postBuild({ outDir, routesPaths }) {
      const logo = await readFile(path.join(siteDir, 'static', brand.logo.path), 'utf8');
      const css = await readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
      const drawSquare = (svg: string, size: number) =>
        draw([svg, size], () => renderPng(svg, size));
      // Rendered once: as a drawing, it would take most of the time that each card takes.
      const face = (await drawSquare(drawFace(css), faceSize)).toString('base64');
      const frame = { siteTitle: siteConfig.title, logo, face };
      await mkdir(path.join(outDir, 'social'), { recursive: true });
      for (const route of routesPaths) {
        const inside = route.slice(baseUrl.length);
        const page = path.join(outDir, inside.endsWith('.html') ? inside : `${inside}/index.html`);
        if (!existsSync(page)) continue;
        const words = readPage(readFileSync(page, 'utf8'), siteConfig.title);
        if (!words.title) continue;
        const card = await draw([words, frame], async () =>
          renderPng(await drawCard(words, frame), cardSize.width),
        );
        await writeFile(path.join(outDir, cardPath(route, baseUrl)), card);
      }
      await writeFile(path.join(outDir, appIcon), await drawSquare(logo, 180));
      await writeFile(path.join(outDir, 'favicon.ico'), wrapIcon(await drawSquare(logo, 48), 48));
    },
  };
}
