import { stretchOf } from '../../engine/whereabouts';
import { latinTerms } from '../../engine/words/latinTerms';
import type { Analyzer } from '../words/Analyzer';
import type { Analyzed } from '../words/analyzeWord';
import type { Place } from './Place';
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
  /** Whether it is a word of its own, and not only a part of some. */
  whole: boolean;
}

function countTerms(words: readonly Analyzed[], from: number): Map<string, Seen> {
  const terms = new Map<string, Seen>();
  const count = (term: string, times: number, where: number, whole: boolean): void => {
    const seen = terms.get(term);
    if (!seen) return void terms.set(term, { times, where, whole });
    seen.times += times;
    seen.where |= where;
    seen.whole ||= whole;
  };
  for (const [at, { term, parts }] of words.entries()) {
    if (term === arrow) continue;
    const where = stretchOf(from + at);
    count(term, 1, where, true);
    for (const part of parts) count(part, inCompound, where, false);
  }
  return terms;
}

/** Adds the words of a section's text, weighed by how often they come for its length, and its code. */
export function addBody(
  terms: Terms,
  { section, number, text }: Place,
  analyzer: Analyzer,
  averageLength: number,
): void {
  const words = analyzer.analyzeWords(text.words);
  const length = 0.4 + (0.6 * words.length) / averageLength;
  for (const [term, { times, where }] of countTerms(words, 0)) {
    const initials = times < often ? [] : textInitials(term);
    for (const each of [term, ...initials])
      terms.put(each, 'body', number, (steps * times) / length, where);
  }
  let from = words.length + gap;
  for (const snippet of new Set(section.code)) {
    const code = analyzer.analyze(snippet);
    for (const [term, { where, whole }] of countTerms(code, from))
      terms.put(term, 'code', number, whole ? steps : steps / 2, where);
    from += code.length + gap;
  }
}
