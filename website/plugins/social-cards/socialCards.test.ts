import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakLines, drawCard, textWidth } from './drawCard';
import { cardPath } from './cardPath';
import { paintCard, stateHues, wrapIcon } from '.';
import { readPage } from './readPage';

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
