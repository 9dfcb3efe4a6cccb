import { marks } from '../marks';
import type { TermIndex } from '../TermIndex';
import type { Variant } from './Variant';
import { soundOfHangul, soundsOfLatin } from '../words/sound';
import { latinTerms } from '../words/latinTerms';
import { isStopWord } from '../words/stopWords';
import { keystrokes } from '../words/keystrokes';
import { readings } from '../words/stemsKorean';
import type { AskedWord } from './Slot';
import { wordsSoundingLike } from './soundsLike';
import { lookUp } from './lookUp';
import { withSynonyms } from './synonymsOf';

const longestRun = 4;
const clear = 0.88;

/** What a site says by one of these terms; by another name when it has none of them. */
function named(index: TermIndex, terms: readonly string[]): Variant[] {
  const variants = [...new Set(terms)].map((term) => ({ term, weight: 1 }));
  const known = variants.filter(({ term }) => index.knows(term));
  return known.length ? known.slice(0, 2) : withSynonyms(index, variants).slice(variants.length);
}

/** The words as one, with what is stuck to it off. */
function compoundsOf(words: readonly AskedWord[]): string[] {
  const first = keystrokes(words[0]?.text ?? '').length;
  return readings(words.map(({ text }) => text).join(''))
    .filter(({ stem }) => stem.length > first)
    .map(({ stem }) => marks.hangul + stem);
}

function joined(index: TermIndex, words: readonly AskedWord[], last: boolean): Variant[] {
  const text = words.map((word) => word.text).join('');
  if (words.every(({ script }) => script === 'latin')) {
    const stems = words.map(({ text: word }) => latinTerms(word).whole).join('');
    return named(index, [text.toLowerCase(), latinTerms(text).whole, stems]);
  }
  // Typed on the wrong keyboard: it has no sound.
  if (/[ㅏ-ㅣ]/.test(text)) return [];
  const sound = words
    .map(({ text: word, script }) =>
      script === 'hangul' ? soundOfHangul(word) : (soundsOfLatin(word.toLowerCase())[0] ?? ''),
    )
    .join('');
  const alike = words.every((word) => lookUp(index, word, false).sure)
    ? []
    : wordsSoundingLike(index, sound.replace(/(.)\1+/g, '$1'), last);
  if (words.some(({ script }) => script === 'latin')) {
    return alike.filter(({ weight }) => weight > clear);
  }
  return [...named(index, compoundsOf(words)), ...alike];
}

/** Finds words written apart that a site writes together: `send text`, `음성 합성`, `샌드 텍스트`. */
export function joinNeighbours(
  index: TermIndex,
  words: readonly AskedWord[],
): Map<number, Variant[]> {
  const found = new Map<number, Variant[]>();
  for (let from = 0; from < words.length - 1; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + longestRun); to++) {
      const run = words.slice(from, to);
      const isLatin = run.every(({ script }) => script === 'latin');
      const shapes = !isLatin && run.some(({ text }) => isStopWord(text.toLowerCase()));
      // What only shapes a question names something with a neighbour at most: 같이 쓰기.
      if (shapes && to > from + 2) break;
      const last = to === words.length;
      const variants = shapes ? named(index, compoundsOf(run)) : joined(index, run, last);
      for (const variant of variants) {
        for (let at = from; at < to; at++) {
          found.set(at, [...(found.get(at) ?? []), { ...variant, spans: run.length }]);
        }
      }
    }
  }
  return found;
}
