import type { Finding, Passage } from '../passages/Passage';

/** Finds every match of a pattern; the pattern needs its `g`. */
export function findPattern(
  { text }: Passage,
  pattern: RegExp,
  say: (match: RegExpExecArray) => string | undefined,
): Finding[] {
  return [...text.matchAll(pattern)].flatMap((match): Finding[] => {
    const message = say(match);
    return message === undefined ? [] : [{ index: match.index, message }];
  });
}
