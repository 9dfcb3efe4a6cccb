import { describe, expect, it } from 'vitest';
import { cutForVoice, estimateMs } from './deviceVoice.js';

/** Chrome's network voices stop after about this long. */
const SILENT_AFTER_MS = 14_000;

const english = `${'the quick brown fox jumps over the lazy dog, '.repeat(6)}and then it rests`;
const korean = '오늘은 날씨가 좋아서 공원에 나가 천천히 걸었는데 '.repeat(10);

describe('text for a voice', () => {
  it('is cut into sentences', () => {
    expect(cutForVoice('안녕하세요. 정말 반갑습니다!\n그럼…')).toEqual([
      '안녕하세요.',
      ' 정말 반갑습니다!\n',
      '그럼…',
    ]);
  });

  it.each([
    ['English', english],
    ['Korean', korean],
    ['text without spaces', '가'.repeat(290)],
    ['digits', '1234567890 '.repeat(30)],
    ['emoji', '😀'.repeat(100)],
  ])('is cut into short pieces without loss: %s without a full stop', (_, text) => {
    const pieces = cutForVoice(text);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('').trim()).toBe(text.trim());
    // A voice may take half as long again as estimated.
    for (const piece of pieces) expect(estimateMs(piece) * 1.5).toBeLessThan(SILENT_AFTER_MS);
    expect(pieces.filter((piece) => piece === '' || /\p{Surrogate}/u.test(piece))).toEqual([]);
  });

  it('is cut after a comma if there is one, else between words', () => {
    for (const piece of cutForVoice(english).slice(0, -1)) expect(piece).toMatch(/dog,$/);
    for (const piece of cutForVoice(korean))
      expect(korean.split(' ')).toContain(piece.split(' ').at(-1));
  });

  it('is cut into shorter pieces in Korean, which takes longer to speak', () => {
    const longest = (text: string): number =>
      Math.max(...cutForVoice(text).map(({ length }) => length));
    expect(longest(korean)).toBeLessThan(longest(english) / 1.5);
  });

  it('is not cut within a decomposed syllable, as macOS writes them', () => {
    const syllables = '각'.repeat(290);
    expect(cutForVoice(syllables.normalize('NFD'))).toEqual(cutForVoice(syllables));
  });

  it('is returned unchanged when there is nothing to speak', () => {
    expect(cutForVoice('…')).toEqual(['…']);
  });
});
