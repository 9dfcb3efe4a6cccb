import { beforeAll, expect, test } from 'vitest';
import { toRichText } from '../../packages/api-facts/src/texts';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

test('code, errors, operations and states are told apart', () => {
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

test('words alone stay a string', () => {
  expect(toRichText('nothing but words', apiFacts.read())).toBe('nothing but words');
});

test('a Korean particle stays with code that ends with a mark', () => {
  expect(toRichText('`open()`을 부름', apiFacts.read())).toEqual([
    { code: 'open()' },
    '\u2060을 부름',
  ]);
});
