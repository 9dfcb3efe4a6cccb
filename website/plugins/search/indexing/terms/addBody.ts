import type { Section } from '../../engine/page';
import { stretchOf } from '../../engine/whereabouts';
import { latinTerms } from '../../engine/words/latinTerms';
import type { Analyzed, Analyzer } from '../words/Analyzer';
import type { Terms } from './Terms';
import { textInitials } from './textInitials';

const steps = 4;
const inCompound = 0.7;
/** So often a section has to say a word for it to be looked for by its initial consonants. */
const often = 2;
/** Words left out between a text and its code, so that what ends one is not near what begins the next. */
const gap = 6;

/** The arrow of functions is in all code: only what is called so is found by it. */
const arrow = latinTerms('=>').whole;

interface Seen {
  times: number;
  where: number;
}

function countTerms(words: readonly Analyzed[], from: number): Map<string, Seen> {
  const terms = new Map<string, Seen>();
  words.forEach(({ term, parts }, at) => {
    if (term === arrow) return;
    [term, ...parts].forEach((each, part) => {
      const seen = terms.get(each) ?? { times: 0, where: 0 };
      seen.times += part ? inCompound : 1;
      seen.where |= stretchOf(from + at);
      terms.set(each, seen);
    });
  });
  return terms;
}

/** Adds the words of a section's text, weighed by how often they come for its length, and its code. */
export function addBody(
  terms: Terms,
  section: Section,
  number: number,
  analyzer: Analyzer,
  averageLength: number,
): void {
  const words = analyzer.analyze(section.text);
  const length = 0.4 + (0.6 * words.length) / averageLength;
  for (const [term, { times, where }] of countTerms(words, 0)) {
    const initials = times < often ? [] : textInitials(term);
    for (const each of [term, ...initials])
      terms.put(each, 'body', number, (steps * times) / length, where);
  }
  let from = words.length + gap;
  for (const snippet of new Set(section.code)) {
    const code = analyzer.analyze(snippet);
    const own = new Set(code.map(({ term }) => term));
    for (const [term, { where }] of countTerms(code, from))
      terms.put(term, 'code', number, own.has(term) ? steps : steps / 2, where);
    from += code.length + gap;
  }
}
