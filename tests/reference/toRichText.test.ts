import { beforeAll, expect, test } from 'vitest';
import { toRichText } from '../../packages/api-facts/src/texts';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

test('distinguishes code, errors, operations and states', () => {
  expect(
    toRichText('`signal` ends in `aborted`; `connect` again when `ready`', apiFacts.read()),
  ).toEqual([
    { code: 'signal' },
    ' ends in ',
    { code: 'aborted', to: '/docs/troubleshooting/#aborted' },
    '; ',
    { code: 'connect', to: '/docs/api/connect/' },
    ' again when ',
    { state: 'ready' },
  ]);
});

test('returns text without code as a string', () => {
  expect(toRichText('nothing but words', apiFacts.read())).toBe('nothing but words');
});

test('keeps a Korean particle on the same line as code that ends with punctuation', () => {
  expect(toRichText('`open()`을 부름', apiFacts.read())).toEqual([
    { code: 'open()' },
    '\u2060을 부름',
  ]);
});
