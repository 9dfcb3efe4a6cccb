/**
 * The details of a log event, in the order to print them. They contain no tokens, no conversation, and
 * no API key except the development key. The `error` of `hook-failed` is the message of what the hook
 * threw.
 * @since 0.1.0
 */
export type LogDetails = Readonly<Record<string, string | number>>;

/**
 * The name of a log event.
 * @since 0.1.0
 */
export type LogEvent =
  | 'listening'
  | 'fault-active'
  | 'open-to-network'
  | 'development-key'
  | 'token-issued'
  | 'token-refused'
  | 'origin-refused'
  | 'session-open'
  | 'session-refused'
  | 'session-failed'
  | 'session-close'
  | 'request-received'
  | 'request-failed'
  | 'hook-failed'
  | 'stopping'
  | 'stopped';

/**
 * Receives log events.
 * @since 0.1.0
 */
export type Log = (event: LogEvent, details?: LogDetails) => void;

/**
 * Wraps a log so that an error it throws, now or later, does not stop the agent. Reports the first
 * one.
 */
export function catchLogErrors(log: Log | undefined): Log {
  let hasFailed = false;
  return async (event, details) => {
    try {
      await log?.(event, details);
    } catch (error) {
      if (!hasFailed) console.error('The log of the agent failed:', error);
      hasFailed = true;
    }
  };
}
