import { limits } from 'product-sdk/protocol';

/** The numbers an agent works by. */
export interface AgentSettings {
  /** Sessions open at once. */
  sessions: number;
  /** How long a session may go without a request, in milliseconds. */
  sessionIdleMs: number;
  /** Requests a session may make in a minute. */
  requestsPerMinute: number;
  /** The longest recording, in milliseconds; a second more is tolerated. */
  recordingMaxMs: number;
  /** How long a token can open a session, in milliseconds. */
  tokenLifetimeMs: number;
  /** How long a new connection may take to say hello, in milliseconds. */
  helloMs: number;
  /** The pause between two parts of a reply that a hook gives as one string, in milliseconds. */
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
