/**
 * A shape of the mouth: `rest` for silence, `closed` for m, b and p, `open` for a, `wide` for e and i,
 * `round` for o, u and w, `teeth` for f, v and s.
 * @since 0.1.0
 */
export type MouthShape = 'rest' | 'closed' | 'open' | 'wide' | 'round' | 'teeth';

/**
 * From `atMs` milliseconds after the start of the speech, the mouth has this shape.
 * @since 0.1.0
 */
export interface MouthMark {
  atMs: number;
  shape: MouthShape;
}

/** A shape and how long it is held, in milliseconds; without a shape, the one before goes on. */
type Step = readonly [shape: MouthShape | undefined, milliseconds: number];

// In the order Unicode composes syllables: ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ
const hangulVowels =
  'open wide open wide open wide open wide round round-open round-wide round-wide round round round-open round-wide round-wide round wide wide wide'
    .split(' ')
    .map((shapes) => shapes.split('-') as MouthShape[]);
const hangulInitials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const hangulFinals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const digitNames = '영일이삼사오육칠팔구';

/** The letters that determine a mouth shape; others keep the current one. */
const shapesByLetter: readonly (readonly [letters: string, shape: MouthShape])[] = [
  ['ㅁㅂㅃㅍㄻㄿㅄbmp', 'closed'],
  ['ㅅㅆㅈㅉㅊfvszcjx', 'teeth'],
  ['a', 'open'],
  ['eiy', 'wide'],
  ['ouwq', 'round'],
];

/**
 * Estimates the mouth shapes for text that is spoken. Consecutive equal shapes are one mark. The last
 * mark is always `rest`, at the end.
 * @param text - The text.
 * @param durationMs - How long it takes to speak the text, in milliseconds. Default: an estimate from
 * the length of the text.
 * @since 0.1.0
 */
export function markMouthShapes(text: string, durationMs?: number): MouthMark[] {
  const marks = estimate(text);
  if (durationMs === undefined) return marks;
  const estimatedMs = marks.at(-1)?.atMs || 1;
  return marks.map(({ atMs, shape }) => ({
    atMs: Math.round((atMs / estimatedMs) * durationMs),
    shape,
  }));
}

function estimate(text: string): MouthMark[] {
  const marks: MouthMark[] = [];
  let atMs = 0;
  for (const [shape = marks.at(-1)?.shape ?? 'wide', milliseconds] of [...text].flatMap(spell)) {
    if (marks.at(-1)?.shape !== shape) marks.push({ atMs, shape });
    atMs += milliseconds;
  }
  if (marks.at(-1)?.shape === 'rest') atMs = marks.pop()?.atMs ?? 0;
  return [...marks, { atMs, shape: 'rest' }];
}

function spell(character: string): Step[] {
  if (/[가-힣]/u.test(character)) return spellSyllable(character);
  if (/\d/u.test(character)) return spellSyllable(digitNames.charAt(Number(character)));
  if (/\p{Letter}/u.test(character)) return [[findShape(character), 70]];
  if (/[.!?。！？…\n]/u.test(character)) return [['rest', 350]];
  return [['rest', /[,;:、，]/u.test(character) ? 200 : 50]];
}

function spellSyllable(syllable: string): Step[] {
  const index = syllable.charCodeAt(0) - 0xac00;
  const initial = findShape(hangulInitials.charAt(Math.floor(index / 588)));
  const vowel = hangulVowels[Math.floor((index % 588) / 28)] ?? [];
  const final = findShape(hangulFinals.charAt(index % 28));
  return [
    ...(initial ? [[initial, 50] as const] : []),
    ...vowel.map((shape) => [shape, 110 / vowel.length] as const),
    // Teeth do not show at the end of a syllable: ㅅ, ㅈ and ㅊ are held back there.
    ...(final === 'closed' ? [[final, 60] as const] : []),
  ];
}

function findShape(letter: string): MouthShape | undefined {
  const plain = letter.normalize('NFD').charAt(0).toLowerCase();
  return shapesByLetter.find(([letters]) => letters.includes(plain))?.[1];
}
