import type { Hooks } from './Hooks.js';
import { readParts } from './readParts.js';
import { splitReply } from './splitReply.js';
import { untilAborted } from './untilAborted.js';
import { wait } from './wait.js';

/** Gives the parts of what `reply` returned, whichever of its three forms that was. */
export async function* streamReply(
  reply: ReturnType<Hooks['reply']>,
  delayMs: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  if (typeof reply === 'object' && Symbol.asyncIterator in reply) {
    yield* readParts(reply, signal);
    return;
  }
  for (const part of splitReply(await untilAborted(Promise.resolve(reply), signal))) {
    yield part;
    await wait(delayMs, signal);
  }
}
