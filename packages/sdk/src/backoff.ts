import type { ReconnectOptions } from './options.js';

/**
 * Tells how long to wait before an attempt to reconnect: doubling from the base to the maximum,
 * and between half and all of that by chance, so that many clients do not return at once.
 * @param attempt - Counted from 1.
 * @param options - The base and the maximum, in milliseconds.
 * @param chance - From 0 up to 1.
 */
export const backoff = (
  attempt: number,
  { baseDelayMs, maxDelayMs }: Required<ReconnectOptions>,
  chance: number,
): number => Math.min(maxDelayMs, baseDelayMs * 2 ** (attempt - 1)) * (0.5 + chance / 2);
