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
  | { type: 'event'; name: string; atMs: number; payload: Plain }
  /** With the code of an uncaught SDK error, if that is what was printed. */
  | { type: 'console'; level: Level; text: string; atMs: number; code?: string }
  | { type: 'result'; atMs: number; thrown?: Thrown }
  | { type: 'height'; pixels: number }
  /** An endless loop was ended, because it blocked the browser. */
  | { type: 'endless' }
  | { type: 'pong' };

/** Messages from the page to a frame. */
export type PageMessage =
  /** Runs one of the site's own programs. */
  | { type: 'run'; program: string; cause?: string }
  /** Runs edited code: a script, or a whole page. */
  | { type: 'run-edited'; script: string; markup: string; cause?: string }
  /** A ping, answered by `pong`. */
  | { type: 'ping' };

type Fields = Record<string, Plain | undefined>;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.textCharacters;

const isCode = (value: unknown): value is string | undefined =>
  value === undefined || isText(value);

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isShallow = (value: Plain, depth: number = limits.payloadDepth): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)));

const among = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  (names as readonly unknown[]).includes(value);

function readThrown(value: Plain | undefined): Thrown | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { code, message }: Fields = value;
  if (!isText(message) || !isCode(code)) return undefined;
  return { code, message };
}

type Reader = (fields: Fields, eventNames: readonly string[]) => FrameMessage | undefined;

const readers: Record<FrameMessage['type'], Reader> = {
  started: () => ({ type: 'started' }),
  pong: () => ({ type: 'pong' }),
  endless: () => ({ type: 'endless' }),
  event: ({ name, atMs, payload = null }, eventNames) =>
    among(eventNames, name) && isTime(atMs) && isShallow(payload)
      ? { type: 'event', name, atMs, payload }
      : undefined,
  console: ({ level, text, atMs, code }) =>
    among(levels, level) && isText(text) && isTime(atMs) && isCode(code)
      ? { type: 'console', level, text, atMs, code }
      : undefined,
  result({ atMs, thrown }) {
    const read = readThrown(thrown);
    if (!isTime(atMs) || (thrown !== undefined && !read)) return undefined;
    return { type: 'result', atMs, thrown: read };
  },
  height: ({ pixels }) =>
    isTime(pixels)
      ? { type: 'height', pixels: Math.min(Math.round(pixels), limits.heightPixels) }
      : undefined,
};

/**
 * Parses a message from a frame, which may run any code: returns undefined for anything but a valid
 * message of limited length.
 *
 * @param eventNames - The events that a frame may report.
 */
export function readFrameMessage(
  data: unknown,
  eventNames: readonly string[],
): FrameMessage | undefined {
  if (typeof data !== 'string' || data.length > limits.messageCharacters) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const fields = parsed as Fields;
  const { type } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(readers, type)) return undefined;
  return readers[type as FrameMessage['type']](fields, eventNames);
}
