/** How long what has arrived meanwhile may take to be taken in. */
const MOMENT_MS = 500;

/** Waits for signs of something. */
export interface Patience {
  /** Starts the wait, and restarts it after every sign: so long, and this much longer. */
  wait(extraMs?: number): void;
  stop(): void;
}

/**
 * Makes a patience that ends after a while without a sign, and then a moment later: when a page has
 * stood still, what arrived in the meantime is still to be taken in when the time is up.
 * @param onEnd - Called when it ends.
 */
export const createPatience = (milliseconds: number, onEnd: () => void): Patience => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    wait(extraMs = 0) {
      stop();
      timer = setTimeout(
        () => {
          timer = setTimeout(onEnd, MOMENT_MS);
        },
        milliseconds + extraMs - MOMENT_MS,
      );
    },
    stop,
  };
};
