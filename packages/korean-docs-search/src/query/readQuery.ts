import type { TermIndex } from '../engine/TermIndex';
import { nounSuffixes, readings } from '../text/koreanStemmer';
import { isComplaint, isKoreanStopWord, isStopWord, splitWords } from '../text/tokenizer';
import { joinNeighbours, joinSplitWords } from './compounds';
import { readInitials, readWord } from './readWord';
import type { QueryTerm } from './variants';

const longestQuery = 300;
const longestWord = 40;
const mostWords = 12;
const weightOfStopWord = 0.12;
const weightOfComplaint = 0.5;

export interface ReadQuery {
  terms: QueryTerm[];
  /** The query as interpreted, if it differs from what was typed. */
  corrected?: string;
}

/** A particle after a Latin name, which means nothing by itself: 에서 and 에서는 of `React에서는`. */
const isParticle = (text: string): boolean =>
  readings(text).some(({ stem, trust }) => nounSuffixes.has(stem) && trust !== 'unsure');

/** Composes syllables that macOS decomposes, and folds full-width letters: ｃｏｎｎｅｃｔ. */
const normalize = (query: string): string =>
  query
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Interprets a query with the loaded index. */
export function readQuery(index: TermIndex, query: string, literal: boolean): ReadQuery {
  const text = normalize(query).slice(0, longestQuery);
  const typed = splitWords(text)
    .filter((word) => !(word.isAttached && isParticle(word.text)))
    .map((word) => ({ ...word, text: word.text.slice(0, longestWord) }))
    .slice(0, mostWords);
  // Words that consist of consonants are the initials of one heading: ㅅㅌ ㄱㄹ.
  const initials = readInitials(index, typed.map((word) => word.text).join(''));
  if (initials.length) return { terms: [{ weight: 1, variants: initials }] };
  const words = literal ? typed : joinSplitWords(index, typed);
  const joins = joinNeighbours(index, words);
  const isKorean = words.some(
    ({ script, text: word }) => script === 'hangul' && /[가-힣]/.test(word),
  );
  const isStopWordOfQuery = isKorean ? isKoreanStopWord : isStopWord;
  const terms: QueryTerm[] = [];
  let corrected = '';
  let changed = false;
  let at = 0;
  for (const [place, word] of words.entries()) {
    const isFunctionWord = isStopWordOfQuery(word.text.toLowerCase());
    const last = place === words.length - 1;
    const read = readWord(index, word, last, literal || isFunctionWord);
    const functionWordWeight = isComplaint(word.text.toLowerCase())
      ? weightOfComplaint
      : weightOfStopWord;
    const weight = (isFunctionWord ? functionWordWeight : 1) / read.parts.length ** 0.5;
    const code = /^[a-z]{2,}(?:[-_][a-z]+)+$/i.test(word.text);
    for (const part of read.parts) {
      const variants = [...part, ...(joins.get(place) ?? [])];
      terms.push({ weight, isFunctionWord, code, isOtherWord: read.isOtherWord, variants });
    }
    corrected += text.slice(at, word.start) + (read.corrected ?? text.slice(word.start, word.end));
    at = word.end;
    changed ||= read.corrected !== undefined;
  }
  return changed ? { terms, corrected: corrected + text.slice(at) } : { terms };
}
