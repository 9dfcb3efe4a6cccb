/** Ends a command with a message for the reader instead of a stack. */
export class Stop extends Error {
  override name = 'Stop';
}
