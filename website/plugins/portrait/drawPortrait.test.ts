import { expect, it } from 'vitest';
import { mouthShapes } from 'product-sdk/reference';
import { drawMouths, drawPortrait } from '.';

it('draws the face that the SDK draws, in colors that need no stylesheet, before one that has its own', () => {
  const markup = drawPortrait();
  expect(markup).toMatch(/^<svg viewBox="0 0 160 160" aria-hidden="true">/);
  expect(markup).toContain('data-part="lips"');
  expect(markup.match(/="currentColor"/g)).toHaveLength(3);
  expect(markup).not.toMatch(/NaN|undefined|var\((?!--face-backdrop,#)/);
});

it('draws a face for each shape of the mouth, no two alike, and no id twice', () => {
  const faces = drawMouths();
  expect(Object.keys(faces)).toEqual(mouthShapes);
  const lips = Object.values(faces).map((face) => /[^<]*data-part="lips"[^>]*/.exec(face)?.[0]);
  expect(new Set(lips).size).toBe(mouthShapes.length);
  const ids = Object.values(faces).flatMap((face) => face.match(/ id="[^"]+"/g));
  expect(new Set(ids).size).toBe(ids.length);
});
