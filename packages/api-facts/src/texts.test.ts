import { expect, it } from 'vitest';
import { readForPage, withoutRepeated } from './texts';

it('groups digits as a page does', () => {
  expect(readForPage('At most 60 000 ms of 2 000 000.')).toBe('At most 60,000 ms of 2,000,000.');
});

it('joins the ends of a range, which a line would part after the dash', () => {
  expect(readForPage('What to say, 1–2 000 characters – no more.')).toBe(
    'What to say, 1–\u20602,000 characters – no more.',
  );
});

it('the sentence that tells the default is left out', () => {
  expect(withoutRepeated('How many times to try, 1–100. Default 5.')).toBe(
    'How many times to try, 1–100.',
  );
  expect(withoutRepeated("The language. Default `'ko'`.")).toBe('The language.');
});

it('a default that is a sentence of its own stays', () => {
  const text = 'The microphone. Default: the one the browser chooses.';
  expect(withoutRepeated(text)).toBe(text);
});
