import { type Send, sinceStart } from './channel';
import { levels, type Level, type Plain, limits, type Thrown } from './messages';

/**
 * Intercepts everything that is printed.
 *
 * @param take - Receives it with the console's own function.
 */
export function wrapConsole(
  take: (level: Level, values: unknown[], print: (...values: unknown[]) => void) => void,
): void {
  for (const name of [...levels, 'table', 'dir'] as const) {
    const level = name === 'table' || name === 'dir' ? 'log' : name;
    const print = console[name].bind(console) as (...values: unknown[]) => void;
    console[name] = (...values: unknown[]) => take(level, values, print);
  }
}

function plainError({ name, message, ...rest }: Error): object {
  const { code, retryable } = rest as { code?: unknown; retryable?: unknown };
  return { name, code, message, retryable };
}

/** Truncates a long text without splitting a surrogate pair. */
function shorten(text: string): string {
  if (text.length <= limits.textCharacters) return text;
  return `${text.slice(0, limits.textCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * A JSON-compatible copy of a value: functions are dropped, errors keep their names and messages.
 */
export function toPlain(value: unknown): Plain {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Error) return plainError(part);
    return typeof part === 'string' ? shorten(part) : part;
  });
  return text === undefined ? null : (JSON.parse(text) as Plain);
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(toPlain(value));
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** Formats values as the console does, as text. */
export function formatLine(values: readonly unknown[]): string {
  return shorten(values.map(formatValue).join(' '));
}

/** The code of an error, if it is one of the documented package. */
export type CodeOf = (reason: unknown) => string | undefined;

/** Formats a thrown value for the reader. */
export function describeThrown(reason: unknown, codeOf: CodeOf): Thrown {
  return { code: codeOf(reason), message: formatLine([reason]) };
}

/** Reports every printed line and uncaught error to the page. */
export function captureConsole(send: Send, codeOf: CodeOf): void {
  wrapConsole((level, values) =>
    send({ type: 'console', level, text: formatLine(values), atMs: sinceStart() }),
  );
  const uncaught = (event: Event, reason: unknown): void => {
    event.preventDefault();
    const { code, message } = describeThrown(reason, codeOf);
    send({ type: 'console', level: 'error', text: message, atMs: sinceStart(), code });
  };
  addEventListener('error', (event) => uncaught(event, event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => uncaught(event, event.reason));
}
