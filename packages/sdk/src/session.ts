import type { Language } from './protocol/wire.js';

/**
 * A conversation an agent has opened. Every connection, also a reconnection, is a new session.
 * @since 0.1.0
 */
export interface Session {
  /** The agent's name for it: quote it when asking for help. */
  readonly id: string;
  /** The language in force. */
  readonly language: Language;
  /** Where speech is voiced: by the agent, or by the device. */
  readonly voice: 'agent' | 'device';
  /** After how long without a request the agent closes the session, in milliseconds. */
  readonly idleTimeoutMs: number;
}
