/** Waits for a promise, but no longer than until the signal aborts, whoever made the promise. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Does nothing until the signal aborts; then rejects with its reason. */
export function doNothing(signal: AbortSignal): Promise<never> {
  return untilAborted(new Promise(() => undefined), signal);
}

/** Waits for a number of milliseconds; an abort ends the wait at once, with a rejection. */
export async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await untilAborted(passed, signal).finally(() => clearTimeout(timer));
}

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

/** Makes a controller that also aborts when `signal` does. */
export function linkSignal(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller;
}
