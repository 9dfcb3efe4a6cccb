import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = ['tokens', 'code-tokens']
  .map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('');

function palette(selector: string): Record<string, string> {
  const blocks = css.split(`\n${selector} {`).slice(1);
  const block = blocks.map((it) => it.split('}')[0]).join('');
  return Object.fromEntries(
    [...block.matchAll(/--((?:code|color)-[\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const inks = [
  'color-text',
  ...'comment keyword string constant function type property tag'
    .split(' ')
    .map((it) => `code-${it}`),
];
const grounds = ['color-code-background', 'color-accent-soft'];
const cases = [':root', "[data-theme='dark']"].flatMap((theme) =>
  inks.flatMap((ink) => grounds.map((ground) => ({ theme, ink, ground }))),
);

test.each(cases)('$theme: $ink on $ground reads at AA', ({ theme, ink, ground }) => {
  const colours = palette(theme);
  expect(colours).toHaveProperty(ink);
  expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
});
