/** The time allowed for handling what has already arrived. */
const MOMENT_MS = 500;

/** A timeout that is restarted by signs of life. */
export interface StallTimer {
  /** Starts the timeout, or restarts it when something arrives, with an optional extension. */
  wait(extraMs?: number): void;
  stop(): void;
}

/**
 * Creates a timeout that expires after a while without a sign of life, and then a moment later:
 * after a page was frozen, what arrived in the meantime is handled first.
 * @param onEnd - Called when it expires.
 */
export const createStallTimer = (milliseconds: number, onEnd: () => void): StallTimer => {
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
