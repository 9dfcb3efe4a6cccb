const WINDOW_MS = 60_000;

/** Counts what happens within a minute and says when it is too much. */
export class RateLimiter {
  readonly #perMinute: number;
  #windowStart = 0;
  #count = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one more; false when that is over the limit. */
  allows(): boolean {
    const now = performance.now();
    if (this.#count === 0 || now - this.#windowStart >= WINDOW_MS) {
      this.#windowStart = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#perMinute;
  }
}
