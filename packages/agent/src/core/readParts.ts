import { untilAborted } from './untilAborted.js';

/** Passes on what a hook yields, until the signal aborts, even when the hook does not listen. */
export async function* readParts<T>(
  parts: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await untilAborted(iterator.next(), signal);
      if (done) return;
      yield value;
    }
  } finally {
    // Not awaited: a hook stuck in its own waiting must not hold up the session.
    iterator.return?.().catch(() => undefined);
  }
}
