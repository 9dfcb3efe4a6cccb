import { levels, type Level, type Plain, limits, type Thrown } from '../channel/messages';

/**
 * Takes in every line that is printed.
 *
 * @param take - Is given what the console itself would have done as well.
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

/** Cuts a text that is too long to be told, and never within a character. */
function shorten(text: string): string {
  if (text.length <= limits.textCharacters) return text;
  return `${text.slice(0, limits.textCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** What is left of a value when it is said in JSON: functions go, errors keep what names them. */
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

/** What a console prints for these values, as text. */
export function formatLine(values: readonly unknown[]): string {
  return shorten(values.map(formatValue).join(' '));
}

// The SDK's own `isInstance` asks for it; the SDK is not loaded for it where a sample brings its own.
const marker = Symbol.for('product-sdk.AgentError');

/** What a reader is told of something that was thrown. */
export function describeThrown(reason: unknown): Thrown {
  const isOfSdk = typeof reason === 'object' && reason !== null && marker in reason;
  const { code } = (isOfSdk ? reason : {}) as { code?: unknown };
  return { code: typeof code === 'string' ? code : undefined, message: formatLine([reason]) };
}
