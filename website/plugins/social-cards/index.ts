import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Card, type CardFrame, cardSize, drawCard, firstWordRow } from './drawCard';
import { type Ground, prepareGround } from './Ground';
import { inkRows } from './inkRows';
import { brand } from '../../brand';
import { cardPath } from './cardPath';
import { readPage } from './readPage';
import { renderPng } from './renderImage';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const zlibHeader = Buffer.from([0x78, 0xda]);
const checksumSize = 4;
const checksumModulus = 65_521;

function chunk(type: string, ...data: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - type.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Rows of a picture, compressed so that others may follow. */
interface CompressedRows {
  stream: Buffer;
  checksum: number;
}

const checksumOf = (compressed: Buffer): number =>
  compressed.readUInt32BE(compressed.length - checksumSize);

/** Compresses the rows that many pictures begin with, as far as it goes: once is enough. */
function compressBeginning(rows: Buffer): CompressedRows {
  const stream = deflateRawSync(rows, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return { stream, checksum: checksumOf(deflateSync(rows, { level: 1 })) };
}

/** The Adler-32 of two texts one after the other, of which the second is so long. */
function joinChecksums(first: number, second: number, length: number): number {
  const [low, high] = [first & 0xffff, first >>> 16];
  const sum = (low + (second & 0xffff) - 1 + checksumModulus) % checksumModulus;
  const shift = (length % checksumModulus) * (low - 1 + checksumModulus);
  return ((high + (second >>> 16) + shift) % checksumModulus) * 0x1_0000 + sum;
}

/**
 * A picture of few colours as a PNG with a palette: a third of what the renderer's own would weigh.
 * @param rows - What follows the beginning. Each row begins with its filter, none.
 */
function encodePng(
  size: { width: number; height: number },
  palette: Buffer,
  beginning: CompressedRows,
  rows: Buffer,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits, palette, then the only methods there are
  // Looking for more than runs of one colour takes five times as long for a sixth of the bytes.
  const compressed = deflateSync(rows, { strategy: constants.Z_RLE });
  const checksum = Buffer.alloc(checksumSize);
  const joined = joinChecksums(beginning.checksum, checksumOf(compressed), rows.length);
  checksum.writeUInt32BE(joined);
  const rest = compressed.subarray(zlibHeader.length, -checksumSize);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', zlibHeader, beginning.stream, rest, checksum),
    chunk('IEND'),
  ]);
}

interface Paper {
  ground: Ground;
  /** The rows above all words, the same for every card. */
  beginning: CompressedRows;
}

const start = firstWordRow * (cardSize.width + 1);
const papers = new Map<string, Promise<Paper>>();

async function preparePaper(drawing: string): Promise<Paper> {
  const ground = await prepareGround(drawing);
  return { ground, beginning: compressBeginning(ground.rows.subarray(0, start)) };
}

/** Paints a card as a PNG: what all pages have once, each glyph once, and the rows that differ. */
export async function paintCard({ ground: drawing, lines }: Card): Promise<Buffer> {
  const paper = papers.get(drawing) ?? preparePaper(drawing);
  papers.set(drawing, paper);
  const { ground, beginning } = await paper;
  const rows = Buffer.from(ground.rows);
  await inkRows(rows, lines, ground.shades);
  return encodePng(cardSize, ground.palette, beginning, rows.subarray(start));
}

/** Raise it when the same drawing comes out differently, as with another font. */
const renderer = 'resvg-2.6.2-nanum-5.3.0-glyphs';

/** The PNG of a card, painted only when this very card was not painted before. The folder is there. */
async function cachedPng(card: Card, folder: string): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(renderer)
    .update(JSON.stringify(card))
    .digest('hex')
    .slice(0, 32);
  const file = path.join(folder, `${hash}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await paintCard(card);
  writeFileSync(file, png);
  return png;
}

/** The light hues of the agent's states, in the order the tokens file has them. */
export function stateHues(tokens: string): string[] {
  return [...tokens.matchAll(/--state-[\w-]+: var\((--hue-[\w-]+)\)/g)].map(([, name]) => {
    const [, value] = new RegExp(`${name}: (#[0-9a-f]+)`).exec(tokens) ?? [];
    if (!value) throw new Error(`${name} has no colour in the tokens file.`);
    return value;
  });
}

/** An ICO file that holds one square PNG. */
export function wrapIcon(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // of one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

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
