import type { Mutant, Operator, Sources } from './Mutant';
import { createRandom, take } from './random';

/**
 * Takes its share of each operator's changes by the seed.
 *
 * @throws when an operator finds nothing to change: the sources have grown away from it.
 */
export function chooseMutants(
  operators: readonly Operator[],
  sources: Sources,
  seed: number,
  scale = 1,
): Mutant[] {
  const random = createRandom(seed);
  return operators.flatMap((operator) => {
    const all = operator.list(sources);
    if (all.length === 0)
      throw new Error(`The operator "${operator.kind}" found nothing to change.`);
    return take(all, Math.max(1, Math.round(operator.share * scale)), random);
  });
}
