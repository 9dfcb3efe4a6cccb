import { limits } from '../channel/limits';
import { toPlain } from './toPlain';

function wordOf(value: unknown): string {
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
export function toLine(values: readonly unknown[]): string {
  const line = values.map(wordOf).join(' ');
  return line.length > limits.textCharacters
    ? `${line.slice(0, limits.textCharacters - 1)}…`
    : line;
}
