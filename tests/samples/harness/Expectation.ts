/** One thing a reader would do or see on the page a sample makes. */
export type Step =
  { press: string } | { type: string; into: string } | { see: string } | { gone: string };

/** What a sample promises, as `NAME.expect.json` says it. */
export interface Expectation {
  /** Every line printed, in order; between slashes, a pattern. */
  logs?: string[];
  /** What is done and seen on its page, in order. */
  steps?: Step[];
  /** How the agent misbehaves from the start. */
  fault?: string;
  /** The code of the error it ends with. */
  throws?: string;
  /** Where it runs. Default: the browser. */
  runtime?: 'node';
  /** For Node: the port it listens on. */
  serves?: number;
  /** Where the page has the reader save it, for the commands that come after it. */
  saves?: string;
  /** For a command: it stays running, and listens on this port once it is ready. */
  background?: number;
}

const names: Record<keyof Expectation, true> = {
  logs: true,
  steps: true,
  fault: true,
  throws: true,
  runtime: true,
  serves: true,
  saves: true,
  background: true,
};

/**
 * Reads the text of an expectation.
 *
 * @throws when it is not JSON or names something that does not exist.
 */
export function parseExpectation(text: string): Expectation {
  const expectation = JSON.parse(text) as Expectation;
  const unknown = Object.keys(expectation).filter((name) => !(name in names));
  if (unknown.length) throw new Error(`an expectation has no "${unknown.join('", "')}"`);
  return expectation;
}
