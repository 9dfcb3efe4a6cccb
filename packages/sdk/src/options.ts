import type { Language } from './protocol/wire.js';
import type { SoundOutput } from './speech/SoundOutput.js';
import type { Tool } from './tools/Tool.js';
import type { Transport } from './transport.js';

/**
 * What `getToken` is told.
 * @since 0.1.0
 */
export interface TokenRequest {
  /**
   * 1 for the first connection; then the attempts to reconnect, counted from 1. The count is reset
   * only after a session has lasted for `maxDelayMs` or 15 000 ms, whichever is longer.
   */
  attempt: number;
  /** True when reconnecting after the connection dropped. */
  reconnecting: boolean;
  /** Aborted when the token is no longer needed: pass it to `fetch`. */
  signal: AbortSignal;
}

/**
 * When to reconnect after the connection drops: after `baseDelayMs`, which doubles with every attempt
 * up to `maxDelayMs`, with 50–100 % jitter.
 * @since 0.1.0
 */
export interface ReconnectOptions {
  /** How many times to try, 1–100. Default 5. */
  attempts?: number | undefined;
  /** The longest wait before the first attempt, in milliseconds, 1–60 000. Default 500. */
  baseDelayMs?: number | undefined;
  /** The longest wait before any attempt, in milliseconds, from `baseDelayMs` to 600 000. Default 8 000. */
  maxDelayMs?: number | undefined;
}

/**
 * What `createAgent` takes.
 * @since 0.1.0
 */
export interface AgentOptions {
  /** The agent's address, beginning `ws://` or `wss://`. Required. */
  url: string;
  /**
   * Gives a fresh token, from your server. Called for every connection and reconnection, because
   * a token opens one session only. Required.
   */
  getToken: (request: TokenRequest) => string | Promise<string>;
  /** The language of the conversation. Default `'ko'`. */
  language?: Language | undefined;
  /** How long connecting may take, the token included, in milliseconds, 1–300 000. Default 10 000. */
  connectTimeoutMs?: number | undefined;
  /**
   * How to reconnect when the connection drops, or `false` to never reconnect. The wait starts at
   * `baseDelayMs` and doubles with every attempt, up to `maxDelayMs`, with 50–100 % jitter. After
   * `rate-limited` and `too-many-sessions`, every wait starts from `maxDelayMs`. The count of attempts
   * is reset only after a session has lasted for `maxDelayMs` or 15 000 ms, whichever is longer.
   * Default: see `ReconnectOptions`.
   */
  reconnect?: ReconnectOptions | false | undefined;
  /** Set it to `'off'` to disable audio output: replies are text only. Default `'auto'`. */
  speech?: 'auto' | 'off' | undefined;
  /**
   * What `createOutput()` of `product-sdk/audio` gives: volume, mute and the sound output. Default:
   * full volume, where the system plays sound.
   */
  output?: SoundOutput | undefined;
  /**
   * What the agent should know, such as who the user is and what the page shows: an object of at most
   * 8 000 characters as JSON. Change it with `agent.setContext`. Default: nothing.
   */
  context?: Record<string, unknown> | undefined;
  /**
   * Whether the agent begins: once `connect` has opened a session, it is asked for a greeting, and the
   * state becomes `thinking`. Default `false`.
   */
  greeting?: boolean | undefined;
  /**
   * What the agent can have the page do, by name: 1–64 letters, digits, `_` and `-`, the first a
   * letter. All names, descriptions and parameters together may take 16 000 characters as JSON.
   * Default: nothing.
   */
  tools?: Record<string, Tool> | undefined;
  /**
   * Where the script of the microphone's AudioWorklet is served. By default the file
   * `product-sdk.worklet.js` beside the SDK's own, or else a `blob:` address; needed only where
   * neither can be loaded, as when a bundler has left the file behind and a content security policy
   * forbids the address.
   */
  workletUrl?: string | undefined;
  /**
   * Replaces the WebSocket, for an agent within the page or for a Node without WebSocket. Default:
   * the `WebSocket` of the browser or of Node.
   */
  transport?: Transport | undefined;
}

/**
 * The value of each option that is not given.
 * @since 0.1.0
 */
export const defaults = {
  language: 'ko',
  connectTimeoutMs: 10_000,
  reconnect: { attempts: 5, baseDelayMs: 500, maxDelayMs: 8_000 },
  speech: 'auto',
  greeting: false,
} as const satisfies Partial<AgentOptions>;
