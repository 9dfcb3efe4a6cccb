import { shorten, toPlain } from './toPlain';

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
  return shorten(values.map(wordOf).join(' '));
}
