import { beforeAll, expect, test } from 'vitest';
import { loadReference } from '../loadReference';
import { toRichText } from './toRichText';

beforeAll(() => void loadReference(), 60_000);

test('code, errors, operations and states are told apart', () => {
  expect(
    toRichText('`signal` ends in `aborted`; `connect` again when `ready`', loadReference()),
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
  expect(toRichText('nothing but words', loadReference())).toBe('nothing but words');
});

test('a Korean particle stays with code that ends with a mark', () => {
  expect(toRichText('`open()`을 부름', loadReference())).toEqual([
    { code: 'open()' },
    '\u2060을 부름',
  ]);
});
