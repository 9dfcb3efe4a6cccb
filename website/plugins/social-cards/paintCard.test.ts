import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cardSize, drawCard, wordStyles, type Card } from './drawCard';
import { paintCard } from '.';
import { renderFamilies } from './readFaces';
import { renderPixels } from './renderImage';

const frame = {
  siteTitle: 'the product SDK',
  tagline: 'AI 디지털 휴먼 플랫폼',
  logo: '<rect width="32" height="32" rx="8" fill="#0a6866"/>',
  hues: ['#525e6b', '#14692f'],
};

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
