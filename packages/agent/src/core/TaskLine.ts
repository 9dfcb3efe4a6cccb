interface Task {
  readonly request: number;
  readonly controller: AbortController;
}

/** Does one thing after the other; each can be called off, before it starts or while it runs. */
export class TaskLine {
  readonly #tasks: Task[] = [];
  #last: Promise<void> = Promise.resolve();

  /** Runs `work` once everything before it has ended. It must not reject unless it was aborted. */
  add(request: number, work: (signal: AbortSignal) => Promise<void>): void {
    const task = { request, controller: new AbortController() };
    this.#tasks.push(task);
    this.#last = this.#last
      .then(() => (task.controller.signal.aborted ? undefined : work(task.controller.signal)))
      .catch(() => undefined)
      .then(() => this.#remove(task));
  }

  /** How many tasks are to be done or under way. */
  get length(): number {
    return this.#tasks.filter((task) => !task.controller.signal.aborted).length;
  }

  /** Calls one task off. */
  cancel(request: number): void {
    this.#tasks.find((task) => task.request === request)?.controller.abort();
  }

  /** Calls every task off. */
  cancelAll(): void {
    for (const task of this.#tasks) task.controller.abort();
  }

  #remove(task: Task): void {
    const index = this.#tasks.indexOf(task);
    if (index >= 0) this.#tasks.splice(index, 1);
  }
}
