import { createHash } from 'node:crypto';

/** The hash of what a page says: white space at the ends of lines and of the page says nothing. */
export function hashPage(source: string): string {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const text = lines.map((line) => line.trimEnd()).join('\n');
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 16);
}
