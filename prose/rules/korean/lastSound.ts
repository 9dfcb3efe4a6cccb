import { readAloud, splitName } from '../../glossary/readGlossary';

/** How the last syllable of a word ends: open, with ㄹ, or with another consonant. */
export type Ending = 'open' | 'rieul' | 'closed';

const firstSyllable = '가'.charCodeAt(0);
const lastSyllable = '힣'.charCodeAt(0);
const finals = 28;
const rieul = 8;

const digits = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

function endingOfHangul(text: string): Ending | undefined {
  const code = text.charCodeAt(text.length - 1);
  if (code < firstSyllable || code > lastSyllable) return undefined;
  const final = (code - firstSyllable) % finals;
  if (final === 0) return 'open';
  return final === rieul ? 'rieul' : 'closed';
}

/** How code or a Latin word ends when it is read aloud; nothing when no reading is known. */
export function endingOf(word: string): Ending | undefined {
  const call = word.replace(/(?<=\w)\([^)]*\)$/, '');
  const last = call.replace(/[^\w가-힣]+$/, '');
  const hangul = endingOfHangul(last);
  if (hangul) return hangul;
  const digit = /\d$/.exec(last)?.[0];
  if (digit !== undefined) return endingOfHangul(digits[Number(digit)] ?? '');
  const name = splitName(last).at(-1);
  const sound = name && readAloud(name);
  return sound ? endingOfHangul(sound) : undefined;
}
