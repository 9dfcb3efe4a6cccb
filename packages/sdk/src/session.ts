import type { Language } from './protocol/wire.js';

/**
 * A conversation an agent has opened. Every connection, also a reconnection, is a new session.
 * @since 0.1.0
 */
export interface Session {
  /** The session's id: quote it when asking for help. */
  readonly id: string;
  /** The language of the session. */
  readonly language: Language;
  /** Whose voice speaks: the agent's or the device's. */
  readonly voice: 'agent' | 'device';
  /** After how long without a request the agent closes the session, in milliseconds. */
  readonly idleTimeoutMs: number;
  /** The encodings in which the agent reads recordings, besides PCM16. */
  readonly encodings: readonly string[];
}
