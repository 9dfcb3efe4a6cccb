import { expect, test } from 'vitest';
import { promisedDefault } from './defaults';

test.each([
  ['How long. Default 10 000.', '10_000'],
  ["The language. Default `'ko'`.", "'ko'"],
  ['Throws it away. Default false.', 'false'],
  ['Which one. Default: the first.', undefined],
])('"%s" states the default %s', (text, value) => {
  expect(promisedDefault(text)).toBe(value);
});
