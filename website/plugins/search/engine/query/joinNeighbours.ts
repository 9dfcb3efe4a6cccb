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
import { hasSynonyms, withSynonyms } from './synonymsOf';

const longestRun = 4;
const clear = 0.88;

function joined(index: TermIndex, words: readonly AskedWord[], last: boolean): Variant[] {
  const text = words.map((word) => word.text).join('');
  if (words.every(({ script }) => script === 'latin')) {
    const terms = new Set([text.toLowerCase(), latinTerms(text).whole]);
    const known = [...terms].filter((term) => index.knows(term) || hasSynonyms(index, term));
    return withSynonyms(
      index,
      known.map((term) => ({ term, weight: 1 })),
    );
  }
  const sound = words
    .map(({ text: word, script }) =>
      script === 'hangul' ? soundOfHangul(word) : (soundsOfLatin(word.toLowerCase())[0] ?? ''),
    )
    .join('');
  const alike = wordsSoundingLike(index, sound.replace(/(.)\1+/g, '$1'), last);
  if (words.some(({ script }) => script === 'latin')) {
    return alike.filter(({ weight }) => weight > clear);
  }
  const first = keystrokes(words[0]?.text ?? '').length;
  const compounds = readings(text)
    .filter(({ stem }) => stem.length > first)
    .map(({ stem }) => ({ term: marks.hangul + stem, weight: 1 }))
    .filter(({ term }) => index.knows(term));
  return [...compounds.slice(0, 2), ...alike];
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
      if (!isLatin && run.some(({ text }) => isStopWord(text.toLowerCase()))) break;
      for (const variant of joined(index, run, to === words.length)) {
        for (let at = from; at < to; at++) {
          found.set(at, [...(found.get(at) ?? []), { ...variant, spans: run.length }]);
        }
      }
    }
  }
  return found;
}
