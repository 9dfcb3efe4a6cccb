import { initialsOf } from '../text/hangul';
import { soundPointers } from '../text/sounds';
import { splitWords } from '../text/tokenizer';
import type { PageRecord } from './manifest';
import { type Field, marks, sectionsPerPage } from './postings';

const longestRun = 4;

/**
 * The initial consonants of a heading's words and of adjacent words, with their share of the
 * heading.
 */
function initialRuns(heading: string): [term: string, share: number][] {
  const words = initialsOf(heading).split(/\.+/).filter(Boolean);
  return words.flatMap((_, from) =>
    words.slice(from, from + longestRun).flatMap((__, more): [string, number][] => {
      const initials = words.slice(from, from + more + 1).join('');
      return initials.length > 1 ? [[marks.initials + initials, (more + 1) / words.length]] : [];
    }),
  );
}

/** File names of folder pages, which carry no meaning. */
const everyFile = /(?:(?:^|\/)(?:index|readme|article|page))?(?:\.(?:mdx?|html))?\/*$/i;

/** The words of an address that a section has for itself: its anchor, or the last name of its page. */
export function slugOf(path: string, anchor: string): string {
  const name = path.replace(everyFile, '');
  const last = name.slice(name.lastIndexOf('/') + 1).replace(/^\d+[-_.](?=\D)/, '');
  return (anchor || last).replace(/%[0-9a-f]{2}|[-_.]+/gi, ' ');
}

/** Receives a term, with its posting if it has one of its own. */
type Put = (term: string, field?: Field, section?: number, share?: number) => void;

/**
 * Adds derived terms for headings and aliases: initial consonants, and the sounds of Latin words.
 * They are derived in the browser instead of being stored.
 */
export function derive(pages: readonly PageRecord[], put: Put): void {
  pages.forEach(([path, , ...sections], page) => {
    sections.forEach((heading, at) => {
      if (at % 2 === 0) return;
      const number = page * sectionsPerPage + (at - 1) / 2;
      for (const [term, share] of initialRuns(heading)) put(term, 'initials', number, share);
      for (const { text, script } of splitWords(
        `${heading} ${slugOf(path, sections[at - 1] ?? '')}`,
      ))
        if (script === 'latin') for (const pointer of soundPointers(text)) put(pointer);
    });
  });
}
