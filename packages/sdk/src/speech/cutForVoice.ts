/** How long one character takes to say, in milliseconds, on the slow side: the first that fits. */
const characterMs: readonly [RegExp, number][] = [
  // Letters that are syllables or words, as Hangul and Chinese are: those of scripts without cases.
  [/\p{Lo}/u, 200],
  [/\p{Number}/u, 300],
  [/\p{Extended_Pictographic}/u, 1_000],
  [/\p{Letter}/u, 80],
];
/** A blank or a sign. */
const PAUSE_MS = 100;

/** Estimates how long a voice takes to say a text. */
export const estimateMs = (text: string): number => {
  let sum = 0;
  for (const character of text)
    sum += characterMs.find(([pattern]) => pattern.test(character))?.[1] ?? PAUSE_MS;
  return sum;
};

/** Chrome's network voices fall silent after about 14 seconds; a slow voice takes half as long again. */
const LONGEST_MS = 8_000;

/** Cuts a word that alone takes too long, as a text without blanks does. */
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

/** Cuts a sentence that takes too long: after a comma where there is one, else between two words. */
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

/** Cuts a text into what a voice can be given at a time: sentences, or parts of long ones. */
export const cutForVoice = (text: string): string[] =>
  // Hangul as macOS writes it in the names of files is letters: it would be cut within a syllable.
  (text.normalize().match(/[^.!?。！？…\n]+[.!?。！？…\n]*/g) ?? [text]).flatMap(cutSentence);
