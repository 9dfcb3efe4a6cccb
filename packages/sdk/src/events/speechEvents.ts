import type { MouthShape } from '../protocol/wire.js';

/**
 * A speech began.
 * @since 0.1.0
 */
export interface SpeechStartEvent {
  /** Unique within the agent object. */
  speechId: number;
  text: string;
  /** Where the text comes from: the agent's reply, or a call of `sendTts`. */
  source: 'reply' | 'tts';
  /** Whose voice it is; `'silent'` where the device has none: only the time passes. */
  voice: 'agent' | 'device' | 'silent';
}

/**
 * The mouth takes a shape, at the moment this event fires, and holds it until the next.
 * @since 0.1.0
 */
export interface SpeechMarkEvent {
  speechId: number;
  /** `rest` silence, `closed` m b p, `open` a, `wide` e i, `round` o u w, `teeth` f v s. */
  shape: MouthShape;
  /** When, from the start of the speech, in milliseconds. */
  atMs: number;
}

/**
 * A speech ended. Fires once for each `speech-start`.
 * @since 0.1.0
 */
export interface SpeechEndEvent {
  speechId: number;
  /** False when it was stopped before its end. */
  completed: boolean;
}

/**
 * The browser does not let the page make a sound before the user has touched it. Speech waits.
 * @since 0.1.0
 */
export interface AutoplayBlockedEvent {
  /**
   * Call it from a tap or a key press: speech goes on, in silence where the device says nothing even
   * then. Resolves with whether it is heard.
   */
  resume: () => Promise<boolean>;
}
