import type { EventName } from 'product-sdk';

/** The maximum output of a frame; more ends the run. */
export const limits = {
  /** The longest message, in characters of JSON. */
  messageCharacters: 32_768,
  /** The longest text within a message. */
  textCharacters: 4_000,
  /** The deepest nesting of an event's payload, which is displayed recursively. */
  payloadDepth: 32,
  messagesPerSecond: 600,
  charactersPerSecond: 1_000_000,
  /** The most console lines, and the most events, that are kept. */
  logEntries: 500,
  /** The most messages of a conversation that are kept. */
  conversationMessages: 100,
  heightPixels: 480,
} as const;

/** Any JSON value. */
export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };

/** The level of a console line. */
export const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type Level = (typeof levels)[number];

/** The end of a sample: success, or what it threw. */
export interface Thrown {
  /** The code of an SDK error. */
  code?: string;
  message: string;
}

/**
 * Messages from a frame to the page. They are sent as JSON text, so that what arrives is plain data
 * of limited size, whatever code runs in the frame.
 */
export type FrameMessage =
  | { type: 'started' }
  | { type: 'event'; name: EventName; atMs: number; payload: Plain }
  /** With the code of an uncaught SDK error, if that is what was printed. */
  | { type: 'console'; level: Level; text: string; atMs: number; code?: string }
  | { type: 'result'; atMs: number; thrown?: Thrown }
  | { type: 'height'; pixels: number }
  /** An endless loop was ended, because it blocked the browser. */
  | { type: 'endless' }
  | { type: 'alive' };

/** Messages from the page to a frame. */
export type PageMessage =
  /** Runs one of the site's own programs. */
  | { type: 'run'; program: string; cause?: string }
  /** Runs edited code: a script, or a whole page. */
  | { type: 'run-edited'; script: string; markup: string; cause?: string }
  /** A ping, answered by `alive`. */
  | { type: 'ask' };
