import { expect, it } from 'vitest';
import { drawPortrait } from '.';

it('draws the face that the SDK draws, in colors that need no stylesheet', () => {
  const markup = drawPortrait();
  expect(markup).toMatch(/^<svg viewBox="0 0 160 160" aria-hidden="true">/);
  expect(markup).toContain('data-part="lips"');
  expect(markup.match(/="currentColor"/g)).toHaveLength(6);
  expect(markup).not.toMatch(/NaN|undefined|var\(/);
});
