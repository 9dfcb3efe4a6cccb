/**
 * One thing said in the conversation, by either side.
 * @since 0.1.0
 */
export interface Message {
  /** Unique within the agent object. */
  readonly id: number;
  /** Who said it. */
  readonly role: 'user' | 'agent';
  /** What was said; of a reply still arriving, the part so far. */
  readonly text: string;
  /** How it was said: `sendText`, a recording, or `sendTts`. */
  readonly via: 'text' | 'recording' | 'tts';
  /** `partial` while arriving, `complete`, or `cut` when it was ended before its end. */
  readonly status: 'partial' | 'complete' | 'cut';
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * A part of a reply arrived.
 * @since 0.1.0
 */
export interface MessageDeltaEvent {
  /** The message it belongs to. */
  messageId: number;
  /** The part that arrived. */
  delta: string;
  /** The message so far, this part included. */
  text: string;
}
