const WINDOW_MS = 60_000;

/** Counts what happens within a minute and says when it is too much. */
export class RateLimiter {
  #windowStart = 0;
  #count = 0;

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number,
  ) {}

  /** Counts one more; false when that is over the limit. */
  allows(): boolean {
    if (this.#count === 0 || this.now() - this.#windowStart >= WINDOW_MS) {
      this.#windowStart = this.now();
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.perMinute;
  }
}
