import type { Language } from './protocol/wire.js';

/**
 * A conversation an agent has opened. Every connection, also a reconnection, is a new session.
 * @since 0.1.0
 */
export interface Session {
  /** The ID of the session. Include it when you ask for help. */
  readonly id: string;
  /** The language of the conversation. */
  readonly language: Language;
  /** Whose voice speaks: the agent's or the device's. */
  readonly voice: 'agent' | 'device';
  /**
   * The idle timeout of the session, in milliseconds. If no request arrives for this long, the agent
   * closes the session.
   */
  readonly idleTimeoutMs: number;
  /** The encodings besides PCM16 in which the agent can read recordings. */
  readonly encodings: readonly string[];
}
