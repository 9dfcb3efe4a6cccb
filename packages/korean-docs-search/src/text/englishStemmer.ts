const rules: readonly [RegExp, string][] = [
  [/['’](?:s|re|ve|ll|d)?$/, ''],
  [/n['’]t$/, ''],
  [/(?:ies|ied)$/, 'y'],
  [/(ss|sh|ch|x|zz)es$/, '$1'],
  [/([^siu])s$/, '$1'],
  [/^([^aeiou]*[aeiouy][^aeiouwxy])(?:ing|ed)$/, '$1e'],
  [/(..[aeiouy].*|[^aeiou][aeiouy].*)(?:ing|ed)$/, '$1'],
  [/ily$/, 'y'],
  [/(..[aeiouy].*[^l])ly$/, '$1'],
  [/(.{5})(?:ions?|ers?|ors?)$/, '$1'],
  [/(.{6})ment$/, '$1'],
  [/([b-df-hjkmnp-rtv-z])\1$/, '$1'],
  [/(....)ll$/, '$1l'],
  [/^(?![^aeiou]*[aeiouy][^aeiou]e$)(...+)e$/, '$1'],
  [/(.{5})at$/, '$1'],
];

/**
 * Removes English inflections from a lower-case word: `connecting` and `connection` become
 * `connect`.
 */
function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z'’]+$/.test(word)) return word;
  let stem = word;
  for (const [ending, replacement] of rules) {
    const shorter = stem.replace(ending, replacement);
    if (shorter.length >= 3) stem = shorter;
  }
  return stem;
}

/** The terms of an English word or identifier. */
interface LatinTerms {
  /** The whole word, in lower case and without dots and hyphens: `send-text` equals `sendText`. */
  whole: string;
  /** Its stemmed parts; empty for a single plain word. */
  parts: string[];
}

const humps = /[a-z]+|[A-Z]+(?![a-z])|[A-Z][a-z]+|\p{N}+|[^\p{ASCII}]+/gu;
const joints = /[.\-:_]+/g;
const possessive = /['’]s$/i;

/** Splits an identifier at dots, hyphens, underscores, capitals and digits. */
export function latinTerms(word: string): LatinTerms {
  const text = word.replace(possessive, '');
  const pieces = text.split(/[.\-:_]+/).filter(Boolean);
  const words = pieces.flatMap((piece) => piece.match(humps) ?? []);
  const whole = text.toLowerCase().replace(joints, '');
  const bare = whole.replace(/\$/g, '');
  if (words.length < 2 && bare === whole) return { whole: stemEnglish(whole), parts: [] };
  const parts = words.map((word) => stemEnglish(word.toLowerCase()));
  if (pieces.length > 1) {
    const members = text.split(/[.:]+/).filter((member) => member !== text);
    parts.push(...[...pieces, ...members].map((piece) => piece.toLowerCase().replace(joints, '')));
  }
  if (bare && bare !== whole) parts.push(bare);
  const long = parts.filter((part) => part.length > 1 || words.length < 3);
  return { whole, parts: [...new Set(long)] };
}
