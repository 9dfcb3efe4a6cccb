import type { Section } from '../../engine/page';
import type { Analyzer } from '../words/Analyzer';
import type { Terms } from './Terms';

const steps = 4;
const inCompound = 0.7;

/** Adds the words of a section's text, weighed by how often they come for its length, and its code. */
export function addBody(
  terms: Terms,
  section: Section,
  number: number,
  analyzer: Analyzer,
  averageLength: number,
): void {
  const words = analyzer.analyze(section.text);
  const counts = new Map<string, number>();
  const count = (term: string, times: number): void => {
    counts.set(term, (counts.get(term) ?? 0) + times);
  };
  for (const { term, parts } of words) {
    count(term, 1);
    for (const part of parts) count(part, inCompound);
  }
  const length = 0.4 + (0.6 * words.length) / averageLength;
  for (const [term, times] of counts) terms.put(term, 'body', number, (steps * times) / length);
  for (const snippet of new Set(section.code)) {
    for (const { term, parts } of analyzer.analyze(snippet)) {
      terms.put(term, 'code', number, steps);
      for (const part of parts) terms.put(part, 'code', number, steps / 2);
    }
  }
}
