import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from 'docs-kit';

/** An action or check on the page that a sample creates. */
export type Step =
  { press: string } | { type: string; into: string } | { see: string } | { gone: string };

/** A request to a sample that is a server, and the expected response. */
interface Exchange {
  method: string;
  path: string;
  status: number;
  /** The expected body; a pattern between slashes. */
  body?: string;
}

/** The expectation of a sample, from `NAME.expect.json`. */
export interface Expectation {
  /** All printed lines, in order; patterns between slashes. */
  logs?: string[];
  /** The actions and checks on its page, in order. */
  steps?: Step[];
  /** The problem that it demonstrates, reproduced from the start. */
  problem?: string;
  /** The code of the error that ends it. */
  throws?: string;
  /**
   * Where it runs. Default: the browser. `elsewhere` is where no test can run it, such as on a
   * phone, or with a program that is not installed here.
   */
  runtime?: 'node' | 'elsewhere';
  /** For Node: the port it listens on. */
  serves?: number;
  /** What it answers there. */
  answers?: Exchange[];
  /** Where the reader saves it, for later commands. */
  saves?: string;
  /** For a command: it keeps running, and listens on this port once it is ready. */
  background?: number;
  /** For a command: commands of other pages that come first. */
  after?: string[];
}

const names: Record<keyof Expectation, true> = {
  logs: true,
  steps: true,
  problem: true,
  throws: true,
  runtime: true,
  serves: true,
  answers: true,
  saves: true,
  background: true,
  after: true,
};

/**
 * Parses an expectation.
 *
 * @throws when it is not JSON or names something that does not exist.
 */
function parseExpectation(text: string, problems: readonly string[]): Expectation {
  const expectation = JSON.parse(text) as Expectation;
  const unknown = Object.keys(expectation).filter((name) => !(name in names));
  if (unknown.length) {
    const known = Object.keys(names).join(', ');
    throw new Error(`an expectation has no "${unknown.join('", "')}". It has: ${known}.`);
  }
  const { problem } = expectation;
  if (problem !== undefined && !problems.includes(problem))
    throw new Error(`there is no problem "${problem}".${didYouMean(problem, problems)}`);
  return expectation;
}

/** The possible expectation files of a sample: by its full name first, then without extension. */
function candidates(folder: string, name: string): string[] {
  return [name, name.replace(/\.\w+$/, '')].map((it) => path.join(folder, `${it}.expect.json`));
}

/**
 * The expectation of a sample; undefined if it has none.
 *
 * @param problems - The problems that it may name.
 * @throws when it is invalid; the message names the file.
 */
export function readExpectation(
  folder: string,
  name: string,
  problems: readonly string[],
): Expectation | undefined {
  const file = candidates(folder, name).find((it) => existsSync(it));
  if (file === undefined) return undefined;
  try {
    return parseExpectation(readFileSync(file, 'utf8'), problems);
  } catch (error) {
    const place = path.relative(process.cwd(), file);
    throw new Error(`${place}:1: ${(error as Error).message}`, { cause: error });
  }
}
