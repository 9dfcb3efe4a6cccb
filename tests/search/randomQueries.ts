/** A seeded random number generator, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const markup = ['<script>', '</', '<img src=x onerror=', '&amp;', '"', "'", '`', '${', '{{', '-->'];
const patterns = [
  '(a+)+$',
  '[',
  ']',
  '(?:',
  '\\',
  '\\u{110000}',
  '.*',
  '^',
  '$',
  '|',
  '{1,',
  '*',
  '?',
];
const marks = [';', '!', '~', '=', '#', '__proto__', 'constructor', 'toString', '\u0000', '\u200b'];

/**
 * Generates random queries from a seed: words of a site cut and joined, any Unicode with lone
 * surrogates, markup, parts of regular expressions; from 1 to 10,000 characters.
 */
export function* randomQueries(
  count: number,
  seed: number,
  words: readonly string[],
): Generator<string> {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = (from: readonly string[]): string => from[below(from.length)] ?? '';
  const range = (first: number, last: number) => (): string =>
    String.fromCharCode(first + below(last - first + 1));
  const pieces: (() => string)[] = [
    () => `${one(words)} `,
    () => one(words),
    () => one(words).slice(below(4), 1 + below(8)),
    range(0xac00, 0xd7a3),
    range(0x3131, 0x318e),
    range(0x20, 0x7e),
    range(0, 0xffff),
    range(0xd800, 0xdfff),
    () => String.fromCodePoint(0x10000 + below(0xfffff)),
    () => one(markup),
    () => one(patterns),
    () => one(marks),
    () => ' ',
  ];
  for (let at = 0; at < count; at++) {
    const length = Math.ceil(10_000 ** random());
    const kinds = Array.from({ length: 1 + below(4) }, () => pieces[below(pieces.length)]);
    let query = '';
    while (query.length < length) query += kinds[below(kinds.length)]?.() ?? '';
    yield query.slice(0, length);
  }
}
