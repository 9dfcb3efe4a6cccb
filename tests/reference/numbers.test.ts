import { beforeAll, expect, test } from 'vitest';
import { checkNumbers } from '../../packages/api-facts/src/checkNumbers';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

const check = (text: string, ko: string) =>
  checkNumbers(new Map([['A.b', { ko, source: '', file: 'a.json', line: 2 }]]), {
    ...apiFacts.read(),
    texts: new Map([['A.b', { key: 'A.b', text, place: '' }]]),
  });

test('the number of a docstring must be the one the Korean takes from the table', () => {
  expect(check('At most 7 000 characters.', '{limits.textCharacters}까지입니다.')).toHaveLength(1);
});

test('also where it takes the number without its unit', () => {
  expect(check('From 200 on.', '{limits.recordingMinMs.number}부터입니다.')).toHaveLength(1);
  expect(check('From 300 on.', '{limits.recordingMinMs.number}부터입니다.')).toEqual([]);
});

test('a number typed in the Korean must be in the English', () => {
  expect(check('Between attempts.', '7번까지 시도합니다.')).toHaveLength(1);
  expect(check('Up to 7 attempts.', '7번까지 시도합니다.')).toEqual([]);
});

test('a number may be a word in English', () => {
  const { limits } = apiFacts.read().tables;
  expect(limits.find(({ name }) => name === 'queuedSpeeches')?.value).toBe(10);
  expect(check('Ten are waiting.', '{limits.queuedSpeeches}가 기다립니다.')).toEqual([]);
});

test('the default of a docstring is compared with its table, not with the Korean', () => {
  expect(check('How often. Default 5.', '횟수입니다.')).toEqual([]);
});
