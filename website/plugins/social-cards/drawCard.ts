import { type FaceName, renderFamilies } from './readFaces';
import type { PageWords } from './readPage';

/** How wide a character is set, in em; close enough to break a line by. */
function widthOf(character: string): number {
  if (/\p{Script=Hangul}|\p{Script=Han}/u.test(character)) return 0.93;
  if (/[mwMWA-Z@]/.test(character)) return 0.7;
  if (/[\s.,:;'!|iljtfr()/-]/.test(character)) return 0.32;
  return 0.56;
}

/** The set width of a text in em. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

/**
 * Breaks a text at spaces.
 * @param text - What to set.
 * @param maxWidth - The width of a line, in em.
 * @param maxLines - How many lines there may be; the last ends in an ellipsis where text is left.
 */
export function breakLines(text: string, maxWidth: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1] ?? '';
  while (last.length > 0 && textWidth(`${last}…`) > maxWidth) last = last.slice(0, -1);
  return [...lines.slice(0, maxLines - 1), `${last.replace(/[\s.,]+$/, '')}…`];
}

export interface CardFrame {
  siteTitle: string;
  tagline: string;
  /** The inside of the logo's `<svg>`, drawn on 32 by 32. */
  logo: string;
  /** The hues of the agent's states, for the strip along the foot. */
  hues: readonly string[];
}

export const cardSize = { width: 1200, height: 630 } as const;

/** How what a page says is set. */
export const wordStyles = {
  title: { face: 'bold', size: 76, colour: 0x0d1217 },
  description: { face: 'plain', size: 34, colour: 0x525e6b },
} as const satisfies Record<string, { face: FaceName; size: number; colour: number }>;

export type WordStyle = keyof typeof wordStyles;

/** One line of what a page says, and where it stands. */
export interface Line {
  text: string;
  style: WordStyle;
  x: number;
  baseline: number;
}

const margin = 84;

/** The first of the rows of a card that differ from page to page. */
export const firstWordRow = 216;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function text(line: string, style: WordStyle, size: number, x: number, y: number): string {
  const { face, colour } = wordStyles[style];
  const fill = `#${colour.toString(16).padStart(6, '0')}`;
  const family = renderFamilies[face];
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${fill}">${escapeText(line)}</text>`;
}

/** What all cards of a site have, as SVG. */
function drawGround({ siteTitle, tagline, logo, hues }: CardFrame): string {
  const { width, height } = cardSize;
  const step = width / hues.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g transform="translate(${margin} 84) scale(2)">${logo}</g>`,
    text(siteTitle, 'title', 34, margin + 84, 128),
    `<g text-anchor="end">${text(tagline, 'description', 28, width - margin, 128)}</g>`,
    ...hues.map(
      (hue, index) =>
        `<rect x="${index * step}" y="${height - 14}" width="${step}" height="14" fill="${hue}"/>`,
    ),
    '</svg>',
  ].join('');
}

function setWords({ title, description }: PageWords): Line[] {
  const room = cardSize.width - 2 * margin;
  const titleLines = breakLines(title, room / wordStyles.title.size, 2);
  const top = titleLines.length > 1 ? 300 : 340;
  const below = top + titleLines.length * 96 - 18;
  const lines = breakLines(
    description,
    room / wordStyles.description.size,
    3 - titleLines.length + 1,
  );
  const set = (text: string, style: WordStyle, baseline: number): Line => {
    return { text, style, x: margin, baseline };
  };
  return [
    ...titleLines.map((line, index) => set(line, 'title', top + index * 96)),
    ...lines.map((line, index) => set(line, 'description', below + index * 50)),
  ];
}

/** What a card is made of: most of a card is that of every page. */
export interface Card {
  /** The drawing below the words. */
  ground: string;
  lines: readonly Line[];
}

/** The social card of a page. */
export function drawCard(page: PageWords, frame: CardFrame): Card {
  return { ground: drawGround(frame), lines: setWords(page) };
}
