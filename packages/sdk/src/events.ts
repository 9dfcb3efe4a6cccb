import type { Emotion, MouthShape } from './protocol/wire.js';
import type { AgentError } from './errors.js';
import type { OperationName } from './operations.js';
import type { Session } from './session.js';
import type { AgentState } from './states.js';

/**
 * One thing said in the conversation, by either side.
 * @since 0.1.0
 */
export interface Message {
  /** Unique within the client. */
  readonly id: number;
  /** Who said it. */
  readonly role: 'user' | 'agent';
  /** What was said; of a reply still arriving, the part so far. */
  readonly text: string;
  /** How it was said: `sendText`, a recording, or `sendTts`. */
  readonly via: 'text' | 'recording' | 'tts';
  /** `partial` while arriving, then `complete`, or `cut` if interrupted. */
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

/**
 * The emotion of a reply, told before or while the reply arrives. It holds until the next one, or
 * until the user asks for something else.
 * @since 0.1.0
 */
export interface EmotionEvent {
  /** The emotion to show. */
  emotion: Emotion;
}

/**
 * The microphone is open and recording.
 * @since 0.1.0
 */
export interface RecordingStartEvent {
  /** Unique within the client. */
  recordingId: number;
  /** The microphone in use, as `enumerateDevices()` names it. */
  deviceId: string;
  /** The microphone's name, to show to users. */
  label: string;
}

/**
 * The volume of the microphone, about 20 times a second while recording.
 * @since 0.1.0
 */
export interface RecordingLevelEvent {
  recordingId: number;
  /** Volume (RMS) since the last event, 0–1. */
  level: number;
  /** How long the recording is by now, in milliseconds. */
  elapsedMs: number;
}

/**
 * Why a recording ended.
 * @since 0.1.0
 */
export type RecordingEndReason =
  /** `stopRecording` was called. */
  | 'stopped'
  /** `stopRecording` was called with `discard`. */
  | 'discarded'
  /** `stopRecording` was called before there was enough. */
  | 'too-short'
  /** The recording reached its maximum length. */
  | 'max-duration'
  /** With `endOnSilence`: the user has finished speaking. */
  | 'silence'
  /** With `endOnSilence`: the user has not begun to speak. */
  | 'no-voice'
  /** The microphone was unplugged, or the system took it away; what was recorded can still be sent. */
  | 'microphone-lost'
  /** `disconnect` was called, or the page was left. */
  | 'disconnected'
  /** The connection dropped, and was not made again. */
  | 'connection-lost'
  /** The agent rejected the recording mid-stream. */
  | 'failed';

/**
 * The microphone was released. Fires once for each `recording-start`.
 * @since 0.1.0
 */
export interface RecordingEndEvent {
  recordingId: number;
  /**
   * After `stopped`, `max-duration` and `silence` the agent replies. After `microphone-lost` it does so once
   * `stopRecording` is called, or `maxDurationMs` is over. Every other reason drops the recording.
   */
  reason: RecordingEndReason;
  durationMs: number;
}

/**
 * With `endOnSilence`: the user's voice is heard.
 * @since 0.1.0
 */
export interface VoiceStartEvent {
  recordingId: number;
  /** When it began, in milliseconds of the recording. */
  atMs: number;
}

/**
 * With `endOnSilence`: the user's voice has not been heard for 200 milliseconds. It may come back.
 * @since 0.1.0
 */
export interface VoiceEndEvent {
  recordingId: number;
  /** When it ended, in milliseconds of the recording. */
  atMs: number;
}

/**
 * The transcript of a recording arrived.
 * @since 0.1.0
 */
export interface TranscriptEvent {
  /** The recording, as `startRecording` gave it. */
  recordingId: number;
  text: string;
  /** How long the recording was, in milliseconds. */
  durationMs: number;
}

/**
 * A speech began.
 * @since 0.1.0
 */
export interface SpeechStartEvent {
  /** Unique within the client. */
  speechId: number;
  text: string;
  /** Where the text comes from: the agent's reply, or a call of `sendTts`. */
  source: 'reply' | 'tts';
  /** Whose voice it is; `'silent'` if the device has none: playback is silent but takes the expected time. */
  voice: 'agent' | 'device' | 'silent';
}

/**
 * The mouth takes a shape, at the moment this event fires, and holds it until the next.
 * @since 0.1.0
 */
export interface SpeechMarkEvent {
  speechId: number;
  /**
   * The viseme: `rest` for silence, `closed` for m, b and p, `open` for a, `wide` for e and i, `round`
   * for o, u and w, `teeth` for f, v and s.
   */
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
  /** False when it was stopped before its end, or the device could not go on. */
  completed: boolean;
}

/**
 * The browser blocks audio until the user interacts with the page. Speech waits.
 * @since 0.1.0
 */
export interface AutoplayBlockedEvent {
  /**
   * Resumes playback; call it from a click, a tap or a key press. Resolves to `true` if audio is
   * playing. Otherwise the speech continues silently.
   */
  resume: () => Promise<boolean>;
}

/**
 * Why the state changed: the method that was called, or what happened outside a call.
 * @since 0.1.0
 */
export type StateChangeReason =
  /** The method that was called. */
  | OperationName
  /** The session opened. */
  | 'connected'
  /** Connecting failed. */
  | 'connect-failed'
  /** The agent replied. */
  | 'reply'
  /** The last speech in the queue ended. */
  | 'speech-end'
  /** What was in progress failed, or its caller aborted it. */
  | 'request-failed'
  /** The recording ended by itself: at its maximum length, after silence, or without a voice. */
  | 'recording-end'
  /** With `bargeIn`: the user's voice interrupted the agent. */
  | 'voice'
  /** The microphone could not be opened, or was taken away. */
  | 'microphone-failed'
  /** The connection dropped. */
  | 'connection-lost'
  /** The agent closed the session: no request was made for too long. */
  | 'session-idle'
  /** The page was left. */
  | 'page-hidden';

/**
 * The state changed.
 * @since 0.1.0
 */
export interface StateChangeEvent {
  state: AgentState;
  previous: AgentState;
  reason: StateChangeReason;
  /** With `ready` after connecting: the session that opened. */
  session?: Session;
  /** What failed, when something did. */
  error?: AgentError;
}

/**
 * Every event, by name, with what its listeners receive.
 * @since 0.1.0
 */
export interface AgentEvents {
  /** The state changed. */
  'state-change': StateChangeEvent;
  /** A message joined `agent.messages`, or one that was arriving is whole or cut. */
  message: Message;
  /** A part of a reply arrived. */
  'message-delta': MessageDeltaEvent;
  /** The agent tells with which emotion it replies. */
  emotion: EmotionEvent;
  /** The transcript of a recording arrived. */
  transcript: TranscriptEvent;
  /** A speech began. */
  'speech-start': SpeechStartEvent;
  /** The mouth changes shape. */
  'speech-mark': SpeechMarkEvent;
  /** A speech ended. */
  'speech-end': SpeechEndEvent;
  /** The microphone is open and recording. */
  'recording-start': RecordingStartEvent;
  /** The volume of the microphone. */
  'recording-level': RecordingLevelEvent;
  /** The user's voice is heard. */
  'voice-start': VoiceStartEvent;
  /** The user's voice is gone. */
  'voice-end': VoiceEndEvent;
  /** The microphone was released. */
  'recording-end': RecordingEndEvent;
  /** The browser blocks audio until the user interacts with the page. */
  'autoplay-blocked': AutoplayBlockedEvent;
  /** Something failed outside a call; a method that was waiting may reject with the same error. */
  error: AgentError;
}

/**
 * The name of an event.
 * @since 0.1.0
 */
export type EventName = keyof AgentEvents;
