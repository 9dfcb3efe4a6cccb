import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palette } from '../../live/runtime/styles';
import { contrast, mix } from './contrast';
import { colourOf, readTokens } from './readTokens';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const aaa = 7;
const aa = 4.5;
const aaGraphics = 3;

const grounds = ['color-background', 'color-surface', 'color-raised'];
const pairs: [text: string, on: string[], least: number][] = [
  [
    'color-text',
    [...grounds, 'color-accent-soft', 'color-code-background', 'color-code-tint'],
    aaa,
  ],
  ['color-heading', [...grounds, 'color-accent-soft'], aaa],
  ['color-muted', [...grounds, 'color-code-tint'], aa],
  ['color-accent', [...grounds, 'color-accent-soft', 'color-code-tint'], aa],
  ['color-accent-strong', [...grounds, 'color-code-tint'], aa],
  ['color-on-accent', ['color-accent', 'color-accent-strong'], aa],
  ['color-line-strong', grounds, aaGraphics],
];

describe.each(['light', 'dark'] as const)('the %s tokens', (mode) => {
  const tokens = readTokens(css, mode);
  const colour = (name: string): string => colourOf(tokens, name);
  it('are those of what samples show', () => {
    const held = Object.keys(palette[mode]).map((name) => [name, tokens.get(name)]);
    expect(palette[mode]).toEqual(Object.fromEntries(held));
  });

  const names = [...tokens.keys()];
  const hues = names.filter((name) => name.startsWith('hue-'));
  const states = names.filter((name) => name.startsWith('state-'));

  const rows = pairs.flatMap(([text, on, least]) => on.map((ground) => ({ text, ground, least })));
  it.each(rows)('set $text on $ground at $least to 1 or more', ({ text, ground, least }) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(least);
  });

  it.each(hues)('let %s be read on the page, on a surface and on its own tint', (hue) => {
    for (const ground of grounds) {
      expect(contrast(colour(hue), colour(ground))).toBeGreaterThanOrEqual(aa);
    }
    const tint = mix(colour(hue), colour('color-background'), 0.1);
    expect(contrast(colour(hue), tint)).toBeGreaterThanOrEqual(aa);
    expect(contrast(colour('color-text'), tint)).toBeGreaterThanOrEqual(aaa);
  });

  it('give each of the eight states a hue of its own', () => {
    expect(states).toHaveLength(8);
    expect(new Set(states.map(colour)).size).toBe(8);
  });
});

describe('the tokens', () => {
  it.each([
    ['font-text', 'Noto Sans CJK KR'],
    ['font-code', 'Noto Sans Mono'],
  ])('let %s come soon to %s, which Linux brings: it asks for each name in vain', (token, name) => {
    const names = readTokens(css, 'light').get(token)?.split(', ');
    expect(names?.slice(0, 3)).toContain(name);
  });

  it('name the same colours in both modes', () => {
    const coloured = (mode: 'light' | 'dark'): string[] =>
      [...readTokens(css, mode)].filter(([, value]) => value.startsWith('#')).map(([name]) => name);
    const [, dark = ''] = css.split("[data-theme='dark'] {");
    for (const name of coloured('light')) expect(dark).toContain(`--${name}:`);
  });
});
