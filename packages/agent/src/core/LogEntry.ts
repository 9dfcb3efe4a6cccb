/** Something that happened, for a log. Holds neither tokens nor keys nor what was said. */
export interface LogEntry {
  event: LogEvent;
  /** Facts about it, in the order to print them. */
  details: Readonly<Record<string, string | number>>;
}

/** Everything that is logged. */
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

/** Takes what happens. */
export type Log = (event: LogEvent, details?: LogEntry['details']) => void;
