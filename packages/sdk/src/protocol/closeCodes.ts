import type { ErrorCode } from '../errors.js';

/**
 * The WebSocket close codes with a meaning of their own, and the error that each maps to. Any other
 * code that an agent closes with, including 1000, is a lost connection.
 */
export const closeCodes = {
  'malformed-message': 4400,
  'token-invalid': 4401,
  'token-expired': 4403,
  'session-idle': 4408,
  'protocol-mismatch': 4426,
  'rate-limited': 4429,
  'too-many-sessions': 4430,
  'agent-failed': 4500,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** An error that closes the connection. */
export type ClosingErrorCode = keyof typeof closeCodes;

/** The code for a normal closure. */
export const CLOSE_NORMAL = 1000;

/** Maps a close code to its error. */
export const errorOfCloseCode = (closeCode: number): ClosingErrorCode | undefined =>
  (Object.keys(closeCodes) as ClosingErrorCode[]).find((code) => closeCodes[code] === closeCode);
