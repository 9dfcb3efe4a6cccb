import type { Plain } from '../channel/FrameMessage';
import { limits } from '../channel/limits';

function plainError({ name, message, ...rest }: Error): object {
  const { code, retryable } = rest as { code?: unknown; retryable?: unknown };
  return { name, code, message, retryable };
}

/** Cuts a text that is too long to be told, and never within a character. */
export function shorten(text: string): string {
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
