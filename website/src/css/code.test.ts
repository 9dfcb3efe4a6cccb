import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorOf, contrast, readTokens } from './readTokens';

const files = ['tokens', 'code'].map((name) =>
  readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'),
);

const inks = [
  'color-text',
  ...'comment keyword string constant function type property tag'
    .split(' ')
    .map((it) => `code-${it}`),
];
const grounds = ['color-surface', 'color-accent-soft'];
const cases = (['light', 'dark'] as const).flatMap((mode) =>
  inks.flatMap((ink) => grounds.map((ground) => ({ mode, ink, ground }))),
);

test.each(cases)('$mode: the contrast of $ink on $ground meets AA', ({ mode, ink, ground }) => {
  const tokens = new Map(files.flatMap((css) => [...readTokens(css, mode)]));
  const ratio = contrast(colorOf(tokens, ink), colorOf(tokens, ground));
  expect(ratio).toBeGreaterThanOrEqual(4.5);
});
