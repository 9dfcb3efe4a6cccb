/** Awaits a promise, but rejects as soon as the signal aborts, even if the promise ignores it. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Waits until the signal aborts, then rejects with its reason. */
export function doNothing(signal: AbortSignal): Promise<never> {
  return untilAborted(new Promise(() => undefined), signal);
}

/** Waits for some milliseconds; rejects at once when aborted. */
export async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await untilAborted(passed, signal).finally(() => clearTimeout(timer));
}

/** Yields what a hook yields until the signal aborts, even if the hook ignores the signal. */
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
    // Not awaited: a hook that never settles must not block the session.
    iterator.return?.().catch(() => undefined);
  }
}

/** Creates a controller that also aborts when `signal` does. */
export function linkSignal(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller;
}
