import type { Mutant, Operator, Sources } from './Mutant';
import { createRandom, take } from './random';

/**
 * Selects a share of each operator's mutants by the seed.
 *
 * @throws when an operator finds nothing to change, because the sources have changed
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
