import type { OperationName } from './operations.js';

/**
 * A method that can reject with an error, or `createAgent`, which can throw it. An error with none
 * occurs only in the `error` event.
 * @since 0.1.0
 */
export type ErrorOrigin = OperationName | 'createAgent' | 'setDevice';

interface ErrorFacts {
  readonly retryable: boolean;
  readonly operations: readonly ErrorOrigin[];
}

const fact = (retryable: boolean, ...operations: ErrorOrigin[]): ErrorFacts => ({
  retryable,
  operations,
});

const requests = ['sendText', 'sendTts', 'startRecording', 'stopRecording'] as const;

/**
 * All error codes, whether the same call may succeed later, and which methods reject with them. Their
 * causes and fixes are in `product-sdk/reference`.
 * @since 0.1.0
 */
export const errors = {
  'invalid-options': fact(false, 'createAgent', 'connect', ...requests, 'setDevice'),
  'insecure-context': fact(false, 'connect', 'startRecording'),
  'websocket-unsupported': fact(false, 'connect'),
  'token-fetch-failed': fact(true, 'connect'),
  'token-invalid': fact(false, 'connect'),
  'token-expired': fact(true, 'connect'),
  'connect-failed': fact(true, 'connect'),
  'connect-timeout': fact(true, 'connect'),
  'too-many-sessions': fact(true, 'connect'),
  'protocol-mismatch': fact(false, 'connect'),
  'not-connected': fact(false, ...requests),
  aborted: fact(false, 'connect', ...requests),
  interrupted: fact(false, 'sendText', 'stopRecording'),
  'connection-lost': fact(true, 'connect', ...requests),
  'session-idle': fact(true, ...requests),
  'malformed-message': fact(false, 'connect', ...requests),
  'agent-failed': fact(true, 'connect', ...requests),
  'rate-limited': fact(true, 'connect', ...requests),
  'text-empty': fact(false, 'sendText', 'sendTts'),
  'text-too-long': fact(false, 'sendText', 'sendTts'),
  'queue-full': fact(true, 'sendTts'),
  'speech-off': fact(false, 'sendTts'),
  'microphone-denied': fact(false, 'startRecording'),
  'microphone-missing': fact(false, 'startRecording'),
  'microphone-busy': fact(true, 'startRecording'),
  'microphone-lost': fact(true, 'startRecording', 'stopRecording'),
  'recording-unsupported': fact(false, 'startRecording'),
  'already-recording': fact(false, 'sendText', 'sendTts', 'startRecording'),
  'not-recording': fact(false, 'stopRecording'),
  'recording-too-short': fact(true, 'stopRecording'),
  'recording-too-long': fact(true, 'stopRecording'),
  'output-unsupported': fact(false, 'setDevice'),
  'output-missing': fact(false, 'setDevice'),
  'tool-unknown': fact(false),
  'tool-failed': fact(false),
  'tool-timeout': fact(false),
} as const satisfies Record<string, ErrorFacts>;

/**
 * The code of an error.
 * @since 0.1.0
 */
export type ErrorCode = keyof typeof errors;

const marker = Symbol.for('product-sdk.AgentError');

/**
 * The only error that the SDK throws, rejects with or emits. Check its `code`, and show users a
 * message of your own.
 * @since 0.1.0
 */
export class AgentError extends Error {
  override readonly name = 'AgentError';
  /** Identifies what went wrong. */
  readonly code: ErrorCode;
  /** Whether the same call may succeed when you retry it. */
  readonly retryable: boolean;
  /** The methods that can reject with this code. */
  readonly operations: readonly ErrorOrigin[];

  /**
   * Creates an error.
   * @param code - The error code.
   * @param detail - Details for a log, which follow the code in `message`.
   * @param cause - The underlying error, if any.
   * @since 0.1.0
   */
  constructor(code: ErrorCode, detail?: string, cause?: unknown) {
    super(detail ? `${code}: ${detail}` : code, cause === undefined ? undefined : { cause });
    this.code = code;
    this.retryable = errors[code].retryable;
    this.operations = errors[code].operations;
    Object.defineProperty(this, marker, { value: true });
  }

  /**
   * Checks whether a value is an `AgentError`, even if the SDK was loaded twice or the value comes from
   * an iframe.
   * @param value - The value to check, of any type.
   * @since 0.1.0
   */
  static isInstance(value: unknown): value is AgentError {
    return marker in Object(value);
  }
}

/**
 * Validates an option or argument.
 * @throws invalid-options
 */
export const demand = (holds: unknown, rule?: string): void => {
  if (!holds) throw new AgentError('invalid-options', rule);
};

/**
 * Reads a property of a thrown value. It may not be an `Error`: Safari's `OverconstrainedError` is
 * none, values from another realm have that realm's classes, some hosts throw strings, and a getter
 * may throw again.
 */
export const describeThrown = (thrown: unknown): { name?: string; message?: string } => {
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' ? value : undefined;
  try {
    const { name, message = thrown } = Object(thrown) as Record<string, unknown>;
    return { name: text(name), message: text(message) };
  } catch {
    return {};
  }
};

/**
 * Wraps a caught value; its message is appended to the SDK's.
 * @param cause - Anything that was caught.
 */
export const makeError = (code: ErrorCode, cause: unknown, detail?: string): AgentError =>
  new AgentError(code, [detail, describeThrown(cause).message].filter(Boolean).join(': '), cause);

/**
 * Converts a caught value: applications only ever get an `AgentError`.
 * @param thrown - Anything that was caught.
 * @param code - The code, where the value is not an `AgentError` already.
 */
export const toAgentError = (thrown: unknown, code: ErrorCode): AgentError =>
  AgentError.isInstance(thrown) ? thrown : makeError(code, thrown);
