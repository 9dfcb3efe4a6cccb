import { expect, test } from 'vitest';
import { withoutRepeated } from './withoutRepeated';

test('the sentence that tells the default is left out', () => {
  expect(withoutRepeated('How many times to try, 1–100. Default 5.')).toBe(
    'How many times to try, 1–100.',
  );
  expect(withoutRepeated("The language. Default `'ko'`.")).toBe('The language.');
});

test('a default that is a sentence of its own stays', () => {
  const text = 'The microphone. Default: the one the browser chooses.';
  expect(withoutRepeated(text)).toBe(text);
});
