import { expect, it } from 'vitest';
import rewrite from './rewrite.cjs';

it('every place of a text has another, to the letter', () => {
  expect(rewrite('a b a', ['a', '$&'], [/(?<=b )\$./, 'c'])).toBe('$& b c');
});

it.each(['gone', /gone\b/])('a package without %s stops the build', (before) => {
  expect(() => rewrite('here', ['here', 'there'], [before, ''])).toThrow(
    `no longer written with: ${String(before)}`,
  );
});
