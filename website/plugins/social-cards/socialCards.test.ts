import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { breakLines, textWidth } from './breakLines';
import { cardPath } from './cardPath';
import { cardSize, drawCard, wordStyles, type Card } from './drawCard';
import { paintCard } from './paintCard';
import { readPage } from './readPage';
import { renderFamilies } from './readFaces';
import { renderPixels } from './renderImage';
import { stateHues } from './stateHues';
import { wrapIcon } from './wrapIcon';

const frame = {
  siteTitle: 'the product SDK',
  tagline: 'AI 디지털 휴먼 플랫폼',
  logo: '<rect width="32" height="32" rx="8" fill="#0a6866"/>',
  hues: ['#525e6b', '#14692f'],
};

describe('the place of a card', () => {
  it('is the same file name in every language', () => {
    expect(cardPath('/docs/api/connect/', '/')).toBe('social/docs-api-connect.png');
    expect(cardPath('/en/docs/api/connect/', '/en/')).toBe('social/docs-api-connect.png');
  });

  it('has a name for the home page and for the not-found page', () => {
    expect(cardPath('/', '/')).toBe('social/home.png');
    expect(cardPath('/en/404.html', '/en/')).toBe('social/404.png');
  });
});

describe('the words of a card', () => {
  it('come from the built page, without the name of the site', () => {
    const html =
      '<meta property=og:title content="connect | the product SDK"/><meta property=og:description content=Q&amp;A />';
    expect(readPage(html, 'the product SDK')).toEqual({ title: 'connect', description: 'Q&A' });
  });

  it('are broken at spaces, inside the width, and cut with an ellipsis', () => {
    const lines = breakLines('가나다 라마바 사아자 차카타 파하', 8, 2);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('가나다 라마바');
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(8);
  });

  it('are escaped where they are drawn', async () => {
    const { ground } = drawCard(
      { title: '', description: '' },
      { ...frame, siteTitle: 'a < b & c' },
    );
    expect(ground).toContain('a &lt; b &amp; c');
    await expect(
      paintCard(drawCard({ title: '<&>', description: '' }, frame)),
    ).resolves.toBeTruthy();
  });
});

/** The red of each pixel of a PNG with a palette. */
function readReds(png: Buffer): Uint8Array {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  const { width, height } = cardSize;
  // Fails where the checksum is not that of all rows.
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  expect(rows).toHaveLength((width + 1) * height);
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const index = rows[pixel + Math.floor(pixel / width) + 1] ?? 0;
    return palette[index * 3] ?? 0;
  });
}

/** A card as the renderer draws it, text and all. */
function drawWhole({ ground, lines }: Card): string {
  const texts = lines.map(({ text, style, x, baseline }) => {
    const { face, size, colour } = wordStyles[style];
    const fill = `#${colour.toString(16).padStart(6, '0')}`;
    return `<text x="${x}" y="${baseline}" font-family="${renderFamilies[face]}" font-size="${size}" fill="${fill}">${text}</text>`;
  });
  return ground.replace('</svg>', `${texts.join('')}</svg>`);
}

// Drawing takes its time on a busy machine.
describe('the picture of a card', { timeout: 60_000 }, () => {
  it('draws Hangul: another word makes another picture', async () => {
    const draw = (title: string) => paintCard(drawCard({ title, description: '설명' }, frame));
    const [one, same, other] = [await draw('연결'), await draw('연결'), await draw('녹음')];
    expect(one.equals(same)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  it.each([
    { title: '연결', description: '음성을 녹음하고 받아 적은 글과 답변을 받습니다. '.repeat(4) },
    { title: 'gypq 녹음을 시작하고 멈추기 '.repeat(3), description: 'gypq é “A”… '.repeat(60) },
  ])('is as the renderer sets it, glyph by glyph: $title', async (words) => {
    const card = drawCard(words, frame);
    const reds = readReds(await paintCard(card));
    const { pixels } = await renderPixels(drawWhole(card));
    const far = reds.filter((red, pixel) => Math.abs(red - (pixels[pixel * 4] ?? 0)) > 64).length;
    const inked = reds.filter((red) => red < 200).length;
    expect(far / inked).toBeLessThan(0.01);
  });

  it('is a PNG of 1200 by 630 of at most 40 KB', async () => {
    const description = '음성을 녹음하고 받아 적은 글과 답변을 받습니다. '.repeat(4);
    const card = drawCard({ title: 'startRecording으로 녹음을 시작하기', description }, frame);
    const png = await paintCard(card);
    expect(png.readUInt32BE(16)).toBe(1200);
    expect(png.readUInt32BE(20)).toBe(630);
    expect(png.length).toBeLessThanOrEqual(40 * 1024);
  });
});

describe('the strip along the foot', () => {
  it('has the hue of every state of the tokens file', () => {
    const tokens = new URL('../../src/css/tokens.css', import.meta.url);
    expect(stateHues(readFileSync(tokens, 'utf8'))).toHaveLength(8);
  });

  it('names a hue that has no colour', () => {
    expect(() => stateHues('--state-idle: var(--hue-none);')).toThrow('--hue-none');
  });
});

describe('an icon file', () => {
  it('points at the PNG it holds', () => {
    const icon = wrapIcon(Buffer.from('png'), 48);
    expect(icon.subarray(icon.readUInt32LE(18)).toString()).toBe('png');
    expect(icon.readUInt8(6)).toBe(48);
  });
});
