import { around } from '../whereabouts';
import type { Evidence } from './evidence';
import * as weights from './weights';

function nearness(first: Evidence, second: Evidence): number {
  return around(first.where) & second.where ? 1 : 0;
}

/**
 * How close together, from 0 to 1, things stand that were asked for one after another: in the
 * section's text or its heading.
 */
export function togetherness(
  section: readonly Evidence[],
  share: readonly number[],
  telling: readonly number[],
): number {
  let sum = 0;
  let total = 0;
  for (let at = 1; at < telling.length; at++) {
    const [left, right] = [telling[at - 1] ?? 0, telling[at] ?? 0];
    const [first, second] = [section[left], section[right]];
    if (!first || !second) continue;
    const weight = (share[left] ?? 0) + (share[right] ?? 0);
    const best = Math.max(
      nearness(first, second),
      weights.inHeading * Math.min(first.heading, second.heading),
    );
    sum += weight * best;
    total += weight;
  }
  return total ? sum / total : 0;
}
