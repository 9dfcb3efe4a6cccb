import { expect, it } from 'vitest';
import { mouthShapes } from 'product-sdk/reference';
import { drawMouths, drawPortrait } from './portrait';

it('drawPortrait draws the face with colors that need no stylesheet', () => {
  const markup = drawPortrait();
  expect(markup).toMatch(/^<svg viewBox="0 0 160 160" aria-hidden="true">/);
  expect(markup).toContain('data-part="lips"');
  expect(markup.match(/="currentColor"/g)).toHaveLength(3);
  expect(markup).not.toMatch(/NaN|undefined|var\((?!--face-backdrop,#)/);
});

it('drawMouths draws a distinct mouth for every shape', () => {
  const drawn = drawMouths();
  expect(Object.keys(drawn)).toEqual(mouthShapes);
  expect(new Set(Object.values(drawn)).size).toBe(mouthShapes.length);
  for (const mouth of Object.values(drawn)) expect(mouth).not.toMatch(/NaN|undefined|var\(/);
});
