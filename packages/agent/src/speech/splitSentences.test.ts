import { expect, test } from 'vitest';
import { splitSentences } from '../espeak/speakWithEspeak.js';

test('a text is split after each sentence', () => {
  expect(splitSentences('안녕하세요. 잘 지내세요? “네!” 좋습니다')).toEqual([
    '안녕하세요.',
    '잘 지내세요?',
    '“네!”',
    '좋습니다',
  ]);
});

test('a number with a point is not split', () => {
  expect(splitSentences('It is 3.14 metres.')).toEqual(['It is 3.14 metres.']);
});

test('returns no sentences for blank lines', () => {
  expect(splitSentences(' \n\n ')).toEqual([]);
});
