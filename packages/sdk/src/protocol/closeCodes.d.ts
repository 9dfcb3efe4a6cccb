/**
 * The WebSocket close codes that have a meaning of their own, and the error each stands for. Any
 * other code is a lost connection, except 1000, which either side sends when it is done.
 */
export declare const closeCodes: {
    readonly 'malformed-message': 4400;
    readonly 'token-invalid': 4401;
    readonly 'token-expired': 4403;
    readonly 'session-idle': 4408;
    readonly 'protocol-mismatch': 4426;
    readonly 'rate-limited': 4429;
    readonly 'too-many-sessions': 4430;
    readonly 'agent-failed': 4500;
};
/** An error that closes the connection. */
export type ClosingErrorCode = keyof typeof closeCodes;
/** The code of a connection closed because it was done. */
export declare const CLOSE_NORMAL = 1000;
/** Finds the error a close code stands for. */
export declare const errorOfCloseCode: (closeCode: number) => ClosingErrorCode | undefined;
