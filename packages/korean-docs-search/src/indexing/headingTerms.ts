import { slugOf } from '../format/derivedTerms';
import type { Field } from '../format/postings';
import type { Analyzed, Analyzer } from './Analyzer';
import type { Place, Terms } from './Terms';
import { type Synonyms, verbOf } from './synonyms';

/** The number of words in a heading, without function words. */
const unitsOf = (words: readonly Analyzed[]): number =>
  words.reduce((sum, word) => sum + word.units, 0);

/** Adds the words of a heading, each with its share of it. */
function addHeading(terms: Terms, words: readonly Analyzed[], field: Field, section: number): void {
  const counted = unitsOf(words);
  // A heading that consists of function words is indexed by them: `use`.
  const units = Math.max(1, counted || words.length);
  for (const { term, text, literal, parts, units: ownUnits } of words) {
    const own = counted ? ownUnits : 1;
    if (field === 'heading' && !/[을를은는에의]$/.test(text))
      terms.putShare(literal, field, section, own / units);
    terms.putShare(term, field, section, own / units);
    const partField = field === 'heading' ? 'part' : field;
    for (const part of parts) terms.putShare(part, partField, section, 1 / units);
  }
}

/** Adds the words of a section's address. */
function addSlug(terms: Terms, { page, section, at, number }: Place, analyzer: Analyzer): void {
  const words = analyzer
    .analyze(slugOf(page.path, at ? section.id : ''))
    .filter(({ script }) => script === 'latin');
  addHeading(terms, words, 'slug', number);
  const joined = words.map(({ text }) => text.toLowerCase()).join('');
  if (words.length > 1 && words.length < 5) terms.putShare(joined, 'slug', number, 1);
}

function addExplained(terms: Terms, { section, number }: Place, analyzer: Analyzer): void {
  for (const name of new Set(section.names)) {
    const [word] = analyzer.analyze(name);
    if (word) terms.putShare(word.term, 'name', number, 1);
  }
}

/** Adds what a section is called: its heading, address and aliases, and the names it defines. */
export function addNames(terms: Terms, place: Place, analyzer: Analyzer): void {
  const { page, section, at, number } = place;
  addHeading(terms, analyzer.analyze(section.heading), 'heading', number);
  addSlug(terms, place, analyzer);
  addExplained(terms, place, analyzer);
  for (const alias of section.aliases.flatMap((name) => [name, ...verbOf(name, analyzer)]))
    addHeading(terms, analyzer.analyze(alias), 'also', number);
  const above = page.sections
    .slice(0, at)
    .findLast(({ level }) => level < section.level && level > 1);
  if (above) addHeading(terms, analyzer.analyze(above.heading), 'crumb', number);
}

/** Adds aliases of several words for what a section's heading says. */
export function addPhrases(
  terms: Terms,
  { section, number }: Place,
  analyzer: Analyzer,
  synonyms: Synonyms,
): void {
  const words = analyzer.analyze(section.heading);
  const present = new Set(words.flatMap(({ term, parts }) => [term, ...parts]));
  const units = Math.max(1, unitsOf(words));
  for (const [other, share] of synonyms.othersIn(present))
    terms.putShare(other, 'alias', number, share / units);
}
