import { breakLines } from './breakLines';
import type { PageWords } from './readPage';

export interface CardFrame {
  siteTitle: string;
  tagline: string;
  /** The inside of the logo's `<svg>`, drawn on 32 by 32. */
  logo: string;
  /** The hues of the agent's states, for the strip along the foot. */
  hues: readonly string[];
}

const cardSize = { width: 1200, height: 630 } as const;

const margin = 84;
const ink = '#0d1217';
const muted = '#525e6b';

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function text(line: string, y: number, size: number, bold: boolean, x = margin): string {
  const family = bold ? 'NanumGothicExtraBold' : 'NanumGothic';
  const fill = bold ? ink : muted;
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}">${escapeText(line)}</text>`;
}

/** The rows of a card that differ from page to page. */
export const wordRows = { top: 216, height: 340 } as const;

function draw(top: number, height: number, content: readonly string[]): string {
  const { width } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">`,
    `<rect y="${top}" width="${width}" height="${height}" fill="#fff"/>`,
    ...content,
    '</svg>',
  ].join('');
}

/** What all cards of a site have, as SVG. */
function drawGround({ siteTitle, tagline, logo, hues }: CardFrame): string {
  const { width, height } = cardSize;
  const step = width / hues.length;
  return draw(0, height, [
    `<g transform="translate(${margin} 84) scale(2)">${logo}</g>`,
    text(siteTitle, 128, 34, true, margin + 84),
    `<g text-anchor="end">${text(tagline, 128, 28, false, width - margin)}</g>`,
    ...hues.map(
      (hue, index) =>
        `<rect x="${index * step}" y="${height - 14}" width="${step}" height="14" fill="${hue}"/>`,
    ),
  ]);
}

/** What a page says on its card, as SVG. */
function drawWords({ title, description }: PageWords): string {
  const room = cardSize.width - 2 * margin;
  const size = 76;
  const titleLines = breakLines(title, room / size, 2);
  const top = titleLines.length > 1 ? 300 : 340;
  const below = top + titleLines.length * 96 - 18;
  const lines = breakLines(description, room / 34, 3 - titleLines.length + 1);
  return draw(wordRows.top, wordRows.height, [
    ...titleLines.map((line, index) => text(line, top + index * 96, size, true)),
    ...lines.map((line, index) => text(line, below + index * 50, 34, false)),
  ]);
}

/** The two drawings a card is made of: most of a card is that of every page. */
export interface Card {
  ground: string;
  /** To be laid over some rows of it. */
  words: string;
}

/** The social card of a page. */
export function drawCard(page: PageWords, frame: CardFrame): Card {
  return { ground: drawGround(frame), words: drawWords(page) };
}
