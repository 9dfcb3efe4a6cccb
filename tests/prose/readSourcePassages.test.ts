import { expect, test } from 'vitest';
import {
  positionInPassage,
  readMessagePassages,
  readSourcePassages,
} from '../../packages/docs-parity/src/prose/passages';

const read = (source: string) => {
  const passages = readSourcePassages(source, 'Box/index.tsx');
  return passages.map(({ language, text }) => `${language} ${text}`);
};

test('reads Korean text in literals, templates and JSX as passages', () => {
  expect(
    read("const a = '닫기'; const b = `결과 ${n}개입니다`; const c = <p>이어서 읽기</p>;"),
  ).toEqual(['ko 닫기', 'ko 결과 ￼개입니다', 'ko 이어서 읽기']);
});

test('reads the English half of a table of both languages', () => {
  expect(read("const words = { ko: { close: '닫기' }, en: { close: () => 'Close' } };")).toEqual([
    'ko 닫기',
    'en Close',
  ]);
});

test('reads English text as a passage only next to its Korean counterpart', () => {
  expect(read("const label = { ko: '닫기', en: 'Close' }; const tag = { en: 'data' };")).toEqual([
    'ko 닫기',
    'en Close',
  ]);
});

test('reads a theme message as a passage with its line and column', () => {
  const [passage] = readMessagePassages('{\n  "a": {\n    "message": "Close"\n', 'code.json', 'en');
  expect(passage?.text).toBe('Close');
  expect(passage && positionInPassage(passage, 0)).toEqual({ line: 3, column: 17 });
});
