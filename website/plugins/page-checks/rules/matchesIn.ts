/**
 * All matches of a global pattern in a text. Most texts have none, and `matchAll` by itself copies the
 * pattern for each of them.
 */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
