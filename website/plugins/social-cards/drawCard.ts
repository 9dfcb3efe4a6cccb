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

/** The social card of a page, as SVG. */
export function drawCard(page: PageWords, frame: CardFrame): string {
  const { width, height } = cardSize;
  const room = width - 2 * margin;
  const size = 76;
  const titleLines = breakLines(page.title, room / size, 2);
  const top = titleLines.length > 1 ? 300 : 340;
  const title = titleLines.map((line, index) => text(line, top + index * 96, size, true));
  const below = top + titleLines.length * 96 - 18;
  const description = breakLines(page.description, room / 34, 3 - titleLines.length + 1).map(
    (line, index) => text(line, below + index * 50, 34, false),
  );
  const step = width / frame.hues.length;
  const strip = frame.hues.map(
    (hue, index) =>
      `<rect x="${index * step}" y="${height - 14}" width="${step}" height="14" fill="${hue}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g transform="translate(${margin} 84) scale(2)">${frame.logo}</g>`,
    text(frame.siteTitle, 128, 34, true, margin + 84),
    ...title,
    ...description,
    `<g text-anchor="end">${text(frame.tagline, 128, 28, false, width - margin)}</g>`,
    ...strip,
    '</svg>',
  ].join('');
}
