import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardPath } from './cardPath';
import { cardSize, drawCard, renderPng } from './drawCard';
import { drawFace, readPage, wrapIcon } from '.';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0Z"/></svg>';
const face = Buffer.from(await renderPng(square, 9)).toString('base64');
const frame = { siteTitle: 'the product SDK', logo: square, face };

describe('cardPath', () => {
  it('is the same file name in every language', () => {
    expect(cardPath('/docs/api/connect/', '/')).toBe('social/docs-api-connect.png');
    expect(cardPath('/en/docs/api/connect/', '/en/')).toBe('social/docs-api-connect.png');
  });

  it('has a name for the home page and for the not-found page', () => {
    expect(cardPath('/', '/')).toBe('social/home.png');
    expect(cardPath('/en/404.html', '/en/')).toBe('social/404.png');
  });
});

describe('readPage', () => {
  it('reads title and description from the built page, without the site name', () => {
    const html =
      '<meta property=og:title content="connect | the product SDK"/><meta property=og:description content=Q&amp;A />';
    expect(readPage(html, 'the product SDK')).toEqual({ title: 'connect', description: 'Q&A' });
  });
});

// Drawing takes long on a busy machine.
describe('the image of a card', { timeout: 60_000 }, () => {
  const draw = async (title: string, description = '설명') =>
    Buffer.from(await renderPng(await drawCard({ title, description }, frame), cardSize.width));

  it('draws Hangul: different words give different images', async () => {
    const [one, same, other] = [await draw('연결'), await draw('연결'), await draw('녹음')];
    expect(one.equals(same)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  it('truncates text that is too long', async () => {
    const long = '음성을 녹음하고 받아 적은 글과 답변을 받습니다. '.repeat(20);
    const end = `${long}끝`;
    expect((await draw(long, long)).equals(await draw(end, end))).toBe(true);
  });

  it('draws markup characters as text', async () => {
    expect((await draw('<b> & {x}')).equals(await draw('<i> & {y}'))).toBe(false);
  });

  it('is a PNG of 1200 by 630 pixels', async () => {
    const png = await draw('startRecording으로 녹음을 시작하기');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

describe('drawFace', () => {
  const css = readFileSync(new URL('../../src/css/tokens.css', import.meta.url), 'utf8');

  it('takes the color of the state "ready" and the accent from the tokens file', () => {
    const changed = css
      .replace(/--hue-green: #\w+/, '--hue-green: #123456')
      .replace(/--color-accent: #\w+/, '--color-accent: #000');
    const face = drawFace(changed);
    expect(face).toContain('color="#123456"');
    expect(face).toContain('#cccccc');
    expect(face).not.toContain('var(');
  });

  it('throws for a hue without a color and names it', () => {
    expect(() => drawFace(css.replace('--hue-green:', '--hue-lime:'))).toThrow('--hue-green');
  });
});

describe('wrapIcon', () => {
  it('writes the size and the offset of the PNG', () => {
    const icon = wrapIcon(Buffer.from('png'), 48);
    expect(icon.subarray(icon.readUInt32LE(18)).toString()).toBe('png');
    expect(icon.readUInt8(6)).toBe(48);
  });
});
