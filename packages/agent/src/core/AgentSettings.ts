import { limits } from 'product-sdk/protocol';

/**
 * The numbers an agent works by.
 * @since 0.1.0
 */
export interface AgentSettings {
  /** Sessions open at once. Default 1 000. */
  sessions: number;
  /** How long a session may go without a request, in milliseconds. Default 300 000. */
  sessionIdleMs: number;
  /** Requests a session may make in a minute. Default 120. */
  requestsPerMinute: number;
  /** The longest recording, in milliseconds; a second more is tolerated. Default 60 000. */
  recordingMaxMs: number;
  /** How long a token can open a session, in milliseconds. Default 600 000. */
  tokenLifetimeMs: number;
  /** How long a new connection may take to say hello, in milliseconds. Default 10 000. */
  helloMs: number;
  /**
   * The pause between two parts of a reply that a hook gives as one string, in milliseconds.
   * Default 20.
   */
  deltaDelayMs: number;
}

/** The value of each number that is not given. */
export const defaultSettings: Readonly<AgentSettings> = {
  sessions: limits.sessionsPerAgent,
  sessionIdleMs: limits.sessionIdleMs,
  requestsPerMinute: limits.requestsPerMinute,
  recordingMaxMs: limits.recordingMaxMs,
  tokenLifetimeMs: limits.tokenLifetimeMs,
  helloMs: 10_000,
  deltaDelayMs: 20,
};
