import { convertHangulToQwerty, convertQwertyToHangul, getChoseong } from 'es-hangul';
import { expect, test } from 'vitest';
import { hangulOfKeys, initialsOf, keysOf } from './hangul';

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));

const syllables = range(0xac00, 0xd7a3);
const letters = range(0x3131, 0x3163);

test('keysOf returns the keys that type each syllable and letter', () => {
  for (const text of [...syllables, ...letters])
    expect(keysOf(text)).toBe(convertHangulToQwerty(text));
  expect(keysOf('useAgent를 1🙂')).toBe('useAgentfmf 1🙂');
});

test('hangulOfKeys restores each syllable from its keys, alone and before another', () => {
  for (const text of syllables) {
    expect(hangulOfKeys(keysOf(text))).toBe(text);
    expect(hangulOfKeys(keysOf(`${text}상`))).toBe(`${text}상`);
  }
  for (const keys of ['tkdxo', 'dkssud', 'rkqtdl', 'gksrmf', 'dhksfy'])
    expect(hangulOfKeys(keys)).toBe(convertQwertyToHangul(keys));
});

test('hangulOfKeys keeps letters that form no syllable', () => {
  expect(hangulOfKeys('rrk')).toBe('ㄱ가');
  expect(hangulOfKeys('kkr')).toBe('ㅏㅏㄱ');
  expect(hangulOfKeys('hkhk')).toBe('ㅘㅘ');
  expect(hangulOfKeys('')).toBe('');
});

test('initialsOf returns one character per syllable and per other character', () => {
  for (const text of syllables) expect(initialsOf(text)).toBe(keysOf(getChoseong(text)));
  expect(initialsOf('마이크 API')).toBe('adz....');
});
