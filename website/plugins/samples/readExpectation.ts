import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One thing a reader would do or see on the page a sample makes. */
export type Step =
  { press: string } | { type: string; into: string } | { see: string } | { gone: string };

/** A request to a sample that serves, and what it answers. */
interface Exchange {
  method: string;
  path: string;
  status: number;
  /** The body of the answer; between slashes, a pattern. */
  body?: string;
}

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
  /** Where it runs. Default: the browser. `elsewhere` is where no test reaches, a phone say. */
  runtime?: 'node' | 'elsewhere';
  /** For Node: the port it listens on. */
  serves?: number;
  /** What it answers there. */
  answers?: Exchange[];
  /** Where the page has the reader save it, for the commands that come after it. */
  saves?: string;
  /** For a command: it stays running, and listens on this port once it is ready. */
  background?: number;
  /** For a command: commands of other pages that a reader has given before. */
  after?: string[];
}

const names: Record<keyof Expectation, true> = {
  logs: true,
  steps: true,
  fault: true,
  throws: true,
  runtime: true,
  serves: true,
  answers: true,
  saves: true,
  background: true,
  after: true,
};

/**
 * Reads the text of an expectation.
 *
 * @throws when it is not JSON or names something that does not exist.
 */
function parseExpectation(text: string): Expectation {
  const expectation = JSON.parse(text) as Expectation;
  const unknown = Object.keys(expectation).filter((name) => !(name in names));
  if (unknown.length) throw new Error(`an expectation has no "${unknown.join('", "')}"`);
  return expectation;
}

/** The files that may say what a sample promises: by its full name first, then without extension. */
function candidates(folder: string, name: string): string[] {
  return [name, name.replace(/\.\w+$/, '')].map((it) => path.join(folder, `${it}.expect.json`));
}

/**
 * What a sample promises; undefined when nothing is said of it.
 *
 * @throws when it is said wrongly; the message names the file.
 */
export function readExpectation(folder: string, name: string): Expectation | undefined {
  const file = candidates(folder, name).find((it) => existsSync(it));
  if (file === undefined) return undefined;
  try {
    return parseExpectation(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
