import type { Failure } from './phrases.js';

/** Something that keeps the agent from starting, to be told in the user's language. */
export class CliError extends Error {
  override readonly name = 'CliError';

  /**
   * @param failure - What went wrong.
   * @param word - What it went wrong with: an option, a port, a fault.
   */
  constructor(
    readonly failure: Failure,
    readonly word: string,
  ) {
    super(`${failure}: ${word}`);
  }
}
