import { sectionsPerPage, type Field } from './fields';
import type { PageRecord } from './manifest';
import { initialRuns } from './words/initialRuns';
import { slugOf } from './words/slugOf';
import { soundPointers } from './words/soundPointers';
import { splitWords } from './words/splitWords';

/** Takes a term, and where it stands when it stands somewhere itself. */
export type Put = (term: string, field?: Field, section?: number, share?: number) => void;

/**
 * Puts the terms that follow from headings and their other names: initial consonants, and how Latin
 * words sound. A small site leaves them out of its index, and the reader's device makes them.
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
