import { beside } from '../whereabouts';
import type { Evidence } from './evidence';
import { weights } from './weights';

function nearness(first: Evidence, second: Evidence): number {
  if (first.where & second.where) return 1;
  return beside(first.where) & second.where ? weights.beside : 0;
}

/**
 * How close together, from 0 to 1, things stand that were asked for one after another: in the
 * section's text, its heading, or heading and title.
 */
export function togetherness(
  section: readonly Evidence[],
  title: readonly Evidence[],
  share: readonly number[],
  telling: readonly number[],
): number {
  let sum = 0;
  let total = 0;
  for (let at = 1; at < telling.length; at++) {
    const [left, right] = [telling[at - 1] ?? 0, telling[at] ?? 0];
    const [first, second] = [section[left], section[right]];
    const [firstAbove, secondAbove] = [title[left], title[right]];
    if (!first || !second || !firstAbove || !secondAbove) continue;
    const weight = (share[left] ?? 0) + (share[right] ?? 0);
    const either = Math.min(
      Math.max(first.heading, firstAbove.heading),
      Math.max(second.heading, secondAbove.heading),
    );
    const best = Math.max(
      nearness(first, second),
      weights.inHeading * Math.min(first.heading, second.heading),
      weights.inTitle * either,
    );
    sum += weight * best;
    total += weight;
  }
  return total ? sum / total : 0;
}
