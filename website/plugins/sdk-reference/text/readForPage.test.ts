import { expect, it } from 'vitest';
import { readForPage } from './readForPage';

it('groups digits as a page does', () => {
  expect(readForPage('At most 60 000 ms of 2 000 000.')).toBe('At most 60,000 ms of 2,000,000.');
});

it('joins the ends of a range, which a line would part after the dash', () => {
  expect(readForPage('What to say, 1–2 000 characters – no more.')).toBe(
    'What to say, 1–\u20602,000 characters – no more.',
  );
});
