import { marks } from '../marks';
import { initialsOf } from './hangul';

const longestRun = 4;

/** The initial consonants of a heading's words, and of words side by side, with their share of it. */
export function initialRuns(heading: string): [term: string, share: number][] {
  const words = initialsOf(heading).split(/\.+/).filter(Boolean);
  return words.flatMap((_, from) =>
    words.slice(from, from + longestRun).flatMap((__, more): [string, number][] => {
      const initials = words.slice(from, from + more + 1).join('');
      return initials.length > 1 ? [[marks.initials + initials, (more + 1) / words.length]] : [];
    }),
  );
}
