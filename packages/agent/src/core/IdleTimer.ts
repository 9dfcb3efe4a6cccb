/** Calls `onIdle` once nothing has touched it for `idleMs` milliseconds. */
export class IdleTimer {
  #touchedAt: number;
  #timer: ReturnType<typeof setTimeout>;

  constructor(
    private readonly idleMs: number,
    private readonly onIdle: () => void,
  ) {
    this.#touchedAt = performance.now();
    this.#timer = setTimeout(() => this.#check(), idleMs);
  }

  /** Something happened; waiting starts anew. */
  touch(): void {
    // Only a number changes here: setting a timer for every frame of audio would cost more.
    this.#touchedAt = performance.now();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #check(): void {
    const leftMs = this.idleMs - (performance.now() - this.#touchedAt);
    if (leftMs <= 0) this.onIdle();
    else this.#timer = setTimeout(() => this.#check(), leftMs);
  }
}
