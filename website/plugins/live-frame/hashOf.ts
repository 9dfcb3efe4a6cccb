import { createHash } from 'node:crypto';

/** The source expression with which a content policy allows exactly this text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
