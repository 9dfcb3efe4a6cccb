import { expect, test } from 'vitest';
import { formatLogLine } from './run.js';

const now = new Date(2026, 10, 20, 9, 5, 1);

test('formats an event as one line: time, name, message and details', () => {
  expect(formatLogLine('session-open', { session: 'a1', language: 'ko' }, 'ko', now)).toBe(
    '09:05:01 session-open 세션을 열었습니다. session=a1 language=ko',
  );
});

test.each([
  ['\u009b2J', '"\\u009b2J"'],
  ['a\u007f', '"a\\u007f"'],
  ['a\u202eb', '"a\\u202eb"'],
  ['a\u2028b', '"a\\u2028b"'],
])('escapes control, bidirectional and line separator characters: %j', (origin, shown) => {
  expect(formatLogLine('origin-refused', { origin }, 'en', now).split('origin=')[1]).toBe(shown);
});

test('quotes a detail so that it cannot break the line or imitate another one', () => {
  expect(formatLogLine('origin-refused', { origin: 'a\nb c=1 "' }, 'en', now)).toBe(
    '09:05:01 origin-refused The origin is not allowed. See --allow-origin. origin="a\\nb c=1 \\""',
  );
});
