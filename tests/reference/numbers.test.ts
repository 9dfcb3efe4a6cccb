import { beforeAll, expect, test } from 'vitest';
import { checkNumbers } from '../../packages/api-facts/src/checkReference';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

const check = (text: string, ko: string) =>
  checkNumbers({
    ...apiFacts.read(),
    descriptions: new Map([['A.b', { ko, source: '', file: 'a.json', line: 2 }]]),
    texts: new Map([['A.b', { key: 'A.b', text, place: 'a.ts:7' }]]),
  });

test('reports a docstring number that differs from the limit in the Korean text', () => {
  const [problem] = check('At most 7 000 characters.', '{limits.textCharacters}까지입니다.');
  expect(problem?.message).toContain('English (a.ts:7: 7000) than in Korean (2000)');
});

test('compares a docstring number with a limit that is used without its unit', () => {
  expect(check('From 200 on.', '{limits.recordingMinMs.number}부터입니다.')).toHaveLength(1);
  expect(check('From 300 on.', '{limits.recordingMinMs.number}부터입니다.')).toEqual([]);
});

test('reports a number in the Korean text that the English text lacks', () => {
  expect(check('Between attempts.', '7번까지 시도합니다.')).toHaveLength(1);
  expect(check('Up to 7 attempts.', '7번까지 시도합니다.')).toEqual([]);
});

test('accepts a number spelled out in English', () => {
  const { limits } = apiFacts.read().tables;
  expect(limits.find(({ name }) => name === 'queuedSpeeches')?.value).toBe(10);
  expect(check('Ten are waiting.', '{limits.queuedSpeeches}가 기다립니다.')).toEqual([]);
});

test('ignores the default in a docstring', () => {
  expect(check('How often. Default 5.', '횟수입니다.')).toEqual([]);
});

test('compares nothing with a text that one language lacks', () => {
  expect(check('At most 7 000 characters.', '')).toEqual([]);
  const removed = { ko: '7번까지 시도합니다.', source: '', file: 'a.json', line: 2 };
  const descriptions = new Map([['A.gone', removed]]);
  expect(checkNumbers({ ...apiFacts.read(), descriptions })).toEqual([]);
});
