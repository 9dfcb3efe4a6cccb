/** Calls `onIdle` once, when nothing has touched it for a while. */
export class IdleTimer {
  readonly #onIdle: () => void;
  #idleMs: number;
  #touchedAt = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(idleMs: number, onIdle: () => void) {
    this.#idleMs = idleMs;
    this.#onIdle = onIdle;
    this.restart(idleMs);
  }

  /** Something happened; waiting starts anew. */
  touch(): void {
    // Only a number changes here: setting a timer for every frame of audio would cost more.
    this.#touchedAt = performance.now();
  }

  /** Waits anew, now for `idleMs` milliseconds. */
  restart(idleMs: number): void {
    this.stop();
    this.#idleMs = idleMs;
    this.touch();
    this.#timer = setTimeout(() => this.#check(), idleMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #check(): void {
    const leftMs = this.#idleMs - (performance.now() - this.#touchedAt);
    if (leftMs <= 0) this.#onIdle();
    else this.#timer = setTimeout(() => this.#check(), Math.ceil(leftMs));
  }
}
