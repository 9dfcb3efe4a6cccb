import { expect, test } from 'vitest';
import { formatLogLine } from './run.js';

const now = new Date(2026, 10, 20, 9, 5, 1);

test('an event is one line: time, name, words, facts', () => {
  expect(formatLogLine('session-open', { session: 'a1', language: 'ko' }, 'ko', now)).toBe(
    '09:05:01 session-open 세션을 열었습니다. session=a1 language=ko',
  );
});

test.each([
  ['\u009b2J', '"\\u009b2J"'],
  ['a\u007f', '"a\\u007f"'],
  ['a\u202eb', '"a\\u202eb"'],
  ['a\u2028b', '"a\\u2028b"'],
])('what a terminal would obey is shown as what it is: %j', (origin, shown) => {
  expect(formatLogLine('origin-refused', { origin }, 'en', now).split('origin=')[1]).toBe(shown);
});

test('no fact can break the line or pass for another', () => {
  expect(formatLogLine('origin-refused', { origin: 'a\nb c=1 "' }, 'en', now)).toBe(
    '09:05:01 origin-refused The origin is not allowed. See --allow-origin. origin="a\\nb c=1 \\""',
  );
});
