import type { OperationName } from './operations.js';
/**
 * Where an error can surface: an operation, `createAgent` itself, or no operation at all (`[]`),
 * in which case only the `error` event tells.
 * @since 0.1.0
 */
export type ErrorOrigin = OperationName | 'createAgent';
interface ErrorFacts {
    readonly retryable: boolean;
    readonly operations: readonly ErrorOrigin[];
}
/**
 * Every error code, whether the same call may succeed later unchanged, and which operations
 * reject with it. The causes and remedies in words are in `product-sdk/reference`.
 * @since 0.1.0
 */
export declare const errors: {
    readonly 'invalid-options': ErrorFacts;
    readonly 'insecure-context': ErrorFacts;
    readonly 'websocket-unsupported': ErrorFacts;
    readonly 'token-fetch-failed': ErrorFacts;
    readonly 'token-invalid': ErrorFacts;
    readonly 'token-expired': ErrorFacts;
    readonly 'connect-failed': ErrorFacts;
    readonly 'connect-timeout': ErrorFacts;
    readonly 'too-many-sessions': ErrorFacts;
    readonly 'protocol-mismatch': ErrorFacts;
    readonly 'not-connected': ErrorFacts;
    readonly aborted: ErrorFacts;
    readonly interrupted: ErrorFacts;
    readonly 'connection-lost': ErrorFacts;
    readonly 'session-idle': ErrorFacts;
    readonly 'malformed-message': ErrorFacts;
    readonly 'agent-failed': ErrorFacts;
    readonly 'rate-limited': ErrorFacts;
    readonly 'text-empty': ErrorFacts;
    readonly 'text-too-long': ErrorFacts;
    readonly 'queue-full': ErrorFacts;
    readonly 'speech-off': ErrorFacts;
    readonly 'microphone-denied': ErrorFacts;
    readonly 'microphone-missing': ErrorFacts;
    readonly 'microphone-busy': ErrorFacts;
    readonly 'microphone-lost': ErrorFacts;
    readonly 'recording-unsupported': ErrorFacts;
    readonly 'already-recording': ErrorFacts;
    readonly 'not-recording': ErrorFacts;
    readonly 'recording-too-short': ErrorFacts;
    readonly 'recording-too-long': ErrorFacts;
};
/**
 * A stable, kebab-case name for what went wrong.
 * @since 0.1.0
 */
export type ErrorCode = keyof typeof errors;
/**
 * The only error the SDK throws, rejects with or emits. Decide on `code`; show your own words.
 * @since 0.1.0
 */
export declare class AgentError extends Error {
    readonly name = "AgentError";
    /** What went wrong. */
    readonly code: ErrorCode;
    /** Whether the same call may succeed later unchanged. */
    readonly retryable: boolean;
    /** The operations that can reject with this code. */
    readonly operations: readonly ErrorOrigin[];
    /**
     * Makes an error for a code of the table.
     * @param code - What went wrong.
     * @param detail - A few words for a log; follows the code in `message`.
     * @param cause - The error underneath, when there is one.
     * @since 0.1.0
     */
    constructor(code: ErrorCode, detail?: string, cause?: unknown);
    /**
     * Tells whether a caught value is an `AgentError`, also across two copies of the SDK or realms.
     * @param value - Anything that was caught.
     * @since 0.1.0
     */
    static isInstance(value: unknown): value is AgentError;
}
export {};
