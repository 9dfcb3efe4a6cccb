import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const kinds = ['ts', 'tsx', 'js', 'html'] as const;
export type Kind = (typeof kinds)[number];

/** A problem in the code, with its line. */
export interface Mistake {
  line: number;
  message: string;
  /** Whether the code works without it, as a short example does. */
  isSuggestion?: boolean;
}

/** Code to check. */
export interface Question {
  code: string;
  kind: Kind;
}

/** Sent by the process when a check starts. */
export const begun = 'begun';

const defaults = { waiting: 8, seconds: 20, megabytes: 1_024 };

/** Next to this file, in the sources as in the package. */
const program = fileURLToPath(import.meta.url).replace(/[^/\\]+(?=\.\w+$)/, 'checkCode');

/**
 * Checks code in a separate process, one piece after another, because types can be written that
 * take a compiler minutes or all memory.
 */
export class CodeChecker {
  readonly #types: string;
  readonly #limits: typeof defaults;
  #process: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /**
   * @param types - The folder of the SDK's types
   * @param limits - How many may wait, how many seconds one may take, and how much memory
   */
  constructor(types: string, limits: Partial<typeof defaults> = {}) {
    this.#types = types;
    this.#limits = { ...defaults, ...limits };
  }

  /**
   * @throws when too many checks are waiting, or the check exceeds its time or memory
   */
  async check(code: string, kind: Kind): Promise<Mistake[]> {
    if (this.#waiting >= this.#limits.waiting)
      throw new Error('Too many checks are waiting. Ask again in a minute.');
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#ask({ code, kind }));
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  #ask(question: Question): Promise<Mistake[]> {
    const checking = (this.#process ??= this.#start());
    return new Promise((resolve, reject) => {
      const { seconds } = this.#limits;
      const end = (): void => {
        clearTimeout(timer);
        checking.off('message', onMessage).off('exit', onExit).off('error', onExit);
        // An idle process does not keep the program running.
        checking.unref();
        checking.channel?.unref();
      };
      const stop = (message: string): void => {
        end();
        this.#process = undefined;
        checking.once('error', () => undefined).kill('SIGKILL');
        reject(new Error(message));
      };
      let timer: NodeJS.Timeout | undefined;
      const onMessage = (message: unknown): void => {
        // Starting the process and loading the types are not part of the time limit, because they
        // take long on a busy machine.
        if (message === begun)
          timer = setTimeout(
            () => stop(`The check took more than ${seconds} seconds. Send a smaller part.`),
            seconds * 1_000,
          );
        else {
          end();
          resolve(message as Mistake[]);
        }
      };
      const onExit = (): void => stop('This code cannot be checked. Send a smaller part.');
      checking.ref();
      checking.channel?.ref();
      checking.on('message', onMessage).on('exit', onExit).on('error', onExit);
      checking.send(question);
    });
  }

  #start(): ChildProcess {
    const memory = `--max-old-space-size=${this.#limits.megabytes}`;
    return fork(program, [this.#types], {
      execArgv: [...process.execArgv, memory],
      // Standard output may carry the protocol.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
}
