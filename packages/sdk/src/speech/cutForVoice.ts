/** Upper estimates of the milliseconds per character; the first match applies. */
const characterMs: readonly [RegExp, number][] = [
  // Letters that are syllables or words, such as Hangul and Chinese: those of scripts without case.
  [/\p{Lo}/u, 200],
  [/\p{Number}/u, 300],
  [/\p{Extended_Pictographic}/u, 1_000],
  [/\p{Letter}/u, 80],
];
/** A blank or a sign. */
const PAUSE_MS = 100;

/** Estimates how long a voice takes to speak a text. */
export const estimateMs = (text: string): number => {
  let sum = 0;
  for (const character of text)
    sum += characterMs.find(([pattern]) => pattern.test(character))?.[1] ?? PAUSE_MS;
  return sum;
};

/** Chrome's network voices stop after about 14 seconds; a slow voice takes half as long again. */
const LONGEST_MS = 8_000;

/** Splits a word that alone takes too long, such as a text without spaces. */
const cutWord = (word: string): string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (estimateMs(piece + character) > LONGEST_MS) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};

/** Splits a sentence that takes too long: after a comma if there is one, else between words. */
const cutSentence = (sentence: string): string[] => {
  if (estimateMs(sentence) <= LONGEST_MS) return [sentence];
  const pieces: string[] = [];
  let piece = '';
  let commaEnd = 0;
  for (const word of (sentence.match(/\s*\S+/g) ?? []).flatMap(cutWord)) {
    while (piece && estimateMs(piece + word) > LONGEST_MS) {
      const end = commaEnd || piece.length;
      pieces.push(piece.slice(0, end));
      piece = piece.slice(end);
      commaEnd = 0;
    }
    piece += word;
    if (/[,;:、，；：]$/.test(word)) commaEnd = piece.length;
  }
  return [...pieces, piece];
};

/** Splits a text into utterances: sentences, or parts of long ones. */
export const cutForVoice = (text: string): string[] =>
  // Decomposed Hangul, as in macOS file names, would be split within a syllable.
  (text.normalize().match(/[^.!?。！？…\n]+[.!?。！？…\n]*/g) ?? [text]).flatMap(cutSentence);
