import type { EventName } from 'product-sdk';

/** How much of what a frame says is taken in; more ends the run. */
export const limits = {
  /** The longest single message, in characters of JSON. */
  messageCharacters: 32_768,
  /** The longest text within one. */
  textCharacters: 4_000,
  messagesPerSecond: 600,
  charactersPerSecond: 1_000_000,
  /** Lines and events that are kept for the reader, each. */
  kept: 500,
  /** Messages of a conversation that are kept. */
  messagesKept: 100,
  heightPixels: 480,
} as const;

/** Anything that JSON can say. */
export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };

/** How loud a line of the console is. */
export const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type Level = (typeof levels)[number];

/** What a sample ended with: nothing, or what it threw. */
export interface Thrown {
  /** The code of an error of the SDK. */
  code?: string;
  message: string;
}

/**
 * What a frame may tell the page that holds it. Each travels as JSON text, so that what arrives is
 * plain data of a known length, whoever wrote the code in the frame.
 */
export type FrameMessage =
  | { type: 'started' }
  | { type: 'event'; name: EventName; atMs: number; payload: Plain }
  /** With the code of an error of the SDK that nobody caught, if that is what was printed. */
  | { type: 'console'; level: Level; text: string; atMs: number; code?: string }
  | { type: 'result'; atMs: number; thrown?: Thrown }
  | { type: 'height'; pixels: number }
  /** A loop of the code was ended, for it gave the browser no turn. */
  | { type: 'endless' }
  | { type: 'alive' };

/** What the page may tell a frame. */
export type PageMessage =
  /** Run one of the site's own programs. */
  | { type: 'run'; program: string; cause?: string }
  /** Run edited code: a script, or a whole page. */
  | { type: 'run-edited'; script: string; markup: string; cause?: string }
  /** Say that you are alive. */
  | { type: 'ask' };
