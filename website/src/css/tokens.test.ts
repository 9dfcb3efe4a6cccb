import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorOf, contrast, mix, readTokens } from './readTokens';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const aaa = 7;
const aa = 4.5;
const aaGraphics = 3;

const grounds = ['color-background', 'color-surface', 'color-raised'];
const pairs: [text: string, on: string[], least: number][] = [
  ['color-text', [...grounds, 'color-accent-soft', 'color-code-tint'], aaa],
  ['color-heading', [...grounds, 'color-accent-soft'], aaa],
  ['color-muted', [...grounds, 'color-code-tint'], aa],
  ['color-accent', [...grounds, 'color-accent-soft', 'color-code-tint'], aa],
  ['color-accent-strong', [...grounds, 'color-code-tint'], aa],
  ['color-on-accent', ['color-accent', 'color-accent-strong'], aa],
  ['color-line-strong', grounds, aaGraphics],
];

describe.each(['light', 'dark'] as const)('the %s tokens', (mode) => {
  const tokens = readTokens(css, mode);
  const color = (name: string): string => colorOf(tokens, name);
  const names = [...tokens.keys()];
  const hues = names.filter((name) => name.startsWith('hue-'));
  const states = names.filter((name) => name.startsWith('state-'));

  const rows = pairs.flatMap(([text, on, least]) => on.map((ground) => ({ text, ground, least })));
  it.each(rows)(
    'give $text on $ground a contrast of at least $least',
    ({ text, ground, least }) => {
      expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(hues)('give %s enough contrast on every background and on its own tint', (hue) => {
    for (const ground of grounds) {
      expect(contrast(color(hue), color(ground))).toBeGreaterThanOrEqual(aa);
    }
    const tint = mix(color(hue), color('color-background'), 0.1);
    expect(contrast(color(hue), tint)).toBeGreaterThanOrEqual(aa);
    expect(contrast(color('color-text'), tint)).toBeGreaterThanOrEqual(aaa);
  });

  it('give each of the eight states a hue of its own', () => {
    expect(states).toHaveLength(8);
    expect(new Set(states.map(color)).size).toBe(8);
  });
});

describe('the tokens', () => {
  it.each([
    ['font-text', 'Noto Sans CJK KR'],
    ['font-code', 'Noto Sans Mono'],
  ])(
    'list for %s the Linux font %s among the first three, as Linux looks up each missing font',
    (token, name) => {
      const names = readTokens(css, 'light').get(token)?.split(', ');
      expect(names?.slice(0, 3)).toContain(name);
    },
  );

  it('define every color of the light mode in the dark mode too', () => {
    const colored = (mode: 'light' | 'dark'): string[] =>
      [...readTokens(css, mode)].filter(([, value]) => value.startsWith('#')).map(([name]) => name);
    const [, dark = ''] = css.split("[data-theme='dark'] {");
    for (const name of colored('light')) expect(dark).toContain(`--${name}:`);
  });
});
