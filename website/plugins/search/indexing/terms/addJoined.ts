import type { Analyzer } from '../words/Analyzer';
import type { Place } from './Place';
import type { Terms } from './Terms';

/**
 * Adds neighbours in a heading as one word where the site writes them so elsewhere: a reader who types
 * 환경변수 means 환경 변수 above all.
 */
export function addJoined(terms: Terms, { section, number }: Place, analyzer: Analyzer): void {
  const words = analyzer.analyze(section.heading);
  for (const [at, word] of words.slice(1).entries()) {
    const before = words[at];
    if (before?.script !== 'hangul' || word.script !== 'hangul') continue;
    const joined = before.text + word.text;
    if (!analyzer.hasLearnt(joined)) continue;
    for (const { term } of analyzer.analyze(joined))
      terms.putShare(term, 'heading', number, 2 / words.length);
  }
}
