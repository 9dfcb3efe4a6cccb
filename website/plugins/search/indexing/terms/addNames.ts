import { initialRuns } from '../../engine/words/initialRuns';
import { remembering } from '../../engine/words/remembering';
import type { Analyzer } from '../words/Analyzer';
import { splitGloss } from '../words/splitGloss';
import { addHeading, unitsOf } from './addHeading';
import type { Place } from './Place';
import { slugWords } from './slugWords';
import type { Terms } from './Terms';
import { verbOf } from './verbOf';

/** What a heading says again in English is as if it stood in a heading so much longer. */
const longer = 1.6;

/** The initial consonants of all words of a name, where those are few. */
const initialsOfName = remembering((name) =>
  initialRuns(name).flatMap(([initials, share]) => (share === 1 ? initials : [])),
);

function addSlug(terms: Terms, place: Place, analyzer: Analyzer): void {
  const words = slugWords(place, analyzer).filter(({ script }) => script === 'latin');
  addHeading(terms, words, 'slug', place.number);
  const joined = words.map(({ text }) => text.toLowerCase()).join('');
  if (words.length > 1 && words.length < 5) terms.putShare(joined, 'slug', place.number, 1);
}

function addExplained(terms: Terms, { section, number }: Place, analyzer: Analyzer): void {
  for (const name of new Set(section.names)) {
    for (const { term, parts } of analyzer.analyze(name).slice(0, 1)) {
      terms.putShare(term, 'name', number, 1);
      for (const part of parts)
        if (part.length > 3) terms.putShare(part, 'name', number, 1 / (parts.length + 1));
    }
  }
}

/** Adds what a section is called: its heading, address and other names, and what it explains. */
export function addNames(terms: Terms, place: Place, analyzer: Analyzer): void {
  const { page, section, at, number } = place;
  const { name, glosses } = splitGloss(section.heading);
  const words = analyzer.analyze(name);
  addHeading(terms, words, 'heading', number);
  for (const gloss of glosses)
    addHeading(terms, analyzer.analyze(gloss), 'heading', number, longer * unitsOf(words));
  addSlug(terms, place, analyzer);
  addExplained(terms, place, analyzer);
  for (const alias of section.aliases.flatMap((name) => [name, ...verbOf(name, analyzer)]))
    addHeading(terms, analyzer.analyze(alias), 'also', number);
  for (const initials of section.aliases.flatMap(initialsOfName))
    terms.putShare(initials, 'also', number, 1);
  const above = page.sections
    .slice(0, at)
    .findLast(({ level }) => level < section.level && level > 1);
  if (above) addHeading(terms, analyzer.analyze(above.heading), 'crumb', number);
}
