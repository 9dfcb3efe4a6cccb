import { expect, it } from 'vitest';
import { readForPage, withoutRepeated } from './texts';

it('groups digits with commas', () => {
  expect(readForPage('At most 60 000 ms of 2 000 000.')).toBe('At most 60,000 ms of 2,000,000.');
});

it('prevents a line break after the dash of a range', () => {
  expect(readForPage('What to say, 1–2 000 characters – no more.')).toBe(
    'What to say, 1–\u20602,000 characters – no more.',
  );
});

it('removes the sentence that states the default value', () => {
  expect(withoutRepeated('How many times to try, 1–100. Default 5.')).toBe(
    'How many times to try, 1–100.',
  );
  expect(withoutRepeated("The language. Default `'ko'`.")).toBe('The language.');
});

it('keeps a default that is described in words', () => {
  const text = 'The microphone. Default: the one the browser chooses.';
  expect(withoutRepeated(text)).toBe(text);
});
