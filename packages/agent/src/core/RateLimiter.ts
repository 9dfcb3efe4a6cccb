const WINDOW_MS = 60_000;

/** Counts events within a minute and tells when the limit is exceeded. */
export class RateLimiter {
  readonly #perMinute: number;
  #windowStart = 0;
  #count = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one event; false when that exceeds the limit. */
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
