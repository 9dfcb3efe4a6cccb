import { latinTerms } from '../../engine/words/latinTerms';
import type { Analyzer } from '../words/Analyzer';
import type { Place } from './Place';
import type { Terms } from './Terms';

/**
 * Adds neighbours in a heading as one word where the site writes them so elsewhere, and names of two
 * English words: a reader who types 환경변수 means 환경 변수 above all, `uimode` UI Mode.
 */
export function addJoined(terms: Terms, { section, number }: Place, analyzer: Analyzer): void {
  const words = analyzer.analyze(section.heading);
  for (const [at, word] of words.slice(1).entries()) {
    const before = words[at];
    if (before?.script !== word.script) continue;
    const joined = before.text + word.text;
    const written =
      word.script === 'hangul'
        ? analyzer.hasLearnt(joined)
        : words.length === 2 || terms.has(latinTerms(joined.toLowerCase()).whole);
    if (!written) continue;
    for (const { term } of analyzer.analyze(joined.toLowerCase()))
      terms.putShare(term, 'heading', number, 2 / words.length);
  }
}
