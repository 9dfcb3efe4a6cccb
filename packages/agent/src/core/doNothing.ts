import { untilAborted } from './untilAborted.js';

/** Does nothing until the signal aborts; then rejects with its reason. */
export function doNothing(signal: AbortSignal): Promise<never> {
  return untilAborted(new Promise(() => undefined), signal);
}
