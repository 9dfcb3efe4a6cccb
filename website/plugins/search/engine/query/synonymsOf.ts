import { marks } from '../marks';
import type { TermIndex } from '../TermIndex';
import type { Variant } from './Variant';
import * as weights from './weights';

const most = 8;
const halfTyped = 0.75;

/** The terms known by other names that begin so: 타입스크 is on its way to TypeScript. */
export function synonymsBeginning(index: TermIndex, term: string, weight: number): Variant[] {
  const names = index.beginningWith(marks.synonym + term, most);
  const targets = new Set(names.map((name) => name.slice(name.indexOf(':') + 1)));
  return [...targets].map((target) => ({ term: target, weight: weight * halfTyped }));
}

/** Whether a term is known by another name. */
export function hasSynonyms(index: TermIndex, term: string): boolean {
  return index.beginningWith(`${marks.synonym}${term}:`, 1).length > 0;
}

function synonymsOf(index: TermIndex, variants: readonly Variant[]): Variant[] {
  return variants
    .filter(({ weight }) => weight > 0.8)
    .flatMap(({ term, weight }) => {
      const prefix = `${marks.synonym}${term}:`;
      const names = index.beginningWith(prefix, most);
      // Where the word itself is used, a text of other words is less likely meant.
      const worth = index.knows(term)
        ? { weight: weight * weights.synonymBeside, inText: weights.synonymInText }
        : { weight: weight * weights.synonym };
      return names.map((name) => ({ term: name.slice(prefix.length), ...worth }));
    });
}

/** The terms found and those that mean the same. */
export function withSynonyms(index: TermIndex, variants: readonly Variant[]): Variant[] {
  return [...variants, ...synonymsOf(index, variants)];
}
