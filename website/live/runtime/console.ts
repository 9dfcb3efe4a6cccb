import { levels, type Level, type Plain, limits, type Thrown } from '../channel/messages';

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

// The symbol that the SDK's own `isInstance` uses, so that the SDK need not be loaded where a
// sample brings its own.
const marker = Symbol.for('product-sdk.AgentError');

/** Formats a thrown value for the reader. */
export function describeThrown(reason: unknown): Thrown {
  const isOfSdk = typeof reason === 'object' && reason !== null && marker in reason;
  const { code } = (isOfSdk ? reason : {}) as { code?: unknown };
  return { code: typeof code === 'string' ? code : undefined, message: formatLine([reason]) };
}
