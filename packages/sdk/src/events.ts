import type { Emotion, MouthShape } from './protocol/wire.js';
import type { AgentError } from './errors.js';
import type { OperationName } from './operations.js';
import type { Session } from './actions.js';
import type { AgentState } from './states.js';

/**
 * A message from the user or the agent.
 * @since 0.1.0
 */
export interface Message {
  /** Unique within the client. */
  readonly id: number;
  /** Who sent the message. */
  readonly role: 'user' | 'agent';
  /** The text of the message. While a reply is arriving, it is the part received so far. */
  readonly text: string;
  /** How the message was created: with `sendText`, a recording or `sendTts`. */
  readonly via: 'text' | 'recording' | 'tts';
  /** `partial` while the message is arriving, then `complete`, or `cut` if it was interrupted. */
  readonly status: 'partial' | 'complete' | 'cut';
  /** When the message started, as a Unix timestamp in milliseconds. */
  readonly at: number;
}

/**
 * A part of a reply arrived.
 * @since 0.1.0
 */
export interface MessageDeltaEvent {
  /** The `id` of the message that the part belongs to. */
  messageId: number;
  /** The part that arrived. */
  delta: string;
  /** The text of the message so far, including this part. */
  text: string;
}

/**
 * The emotion of a reply, sent before or while the reply arrives. It applies until the next one, or
 * until the user sends another request.
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
  /** The ID of the microphone in use, as returned by `listDevices()`. */
  deviceId: string;
  /** The name of the microphone, which you can show to users. */
  label: string;
}

/**
 * The volume of the microphone, about 20 times a second while recording.
 * @since 0.1.0
 */
export interface RecordingLevelEvent {
  recordingId: number;
  /** The volume (RMS) since the previous event, 0–1. */
  level: number;
  /** The length of the recording so far, in milliseconds. */
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
  /** `stopRecording` was called while the recording was still too short. */
  | 'too-short'
  /** The recording reached its maximum length. */
  | 'max-duration'
  /** With `endOnSilence`, the user finished speaking. */
  | 'silence'
  /** With `endOnSilence`, the user didn't start to speak. */
  | 'no-voice'
  /**
   * The microphone was unplugged, or the system took it over. The recording up to that point can
   * still be sent.
   */
  | 'microphone-lost'
  /** `disconnect` was called, or the user left the page. */
  | 'disconnected'
  /** The connection dropped, and reconnecting failed. */
  | 'connection-lost'
  /** The agent rejected the recording while it was in progress. */
  | 'failed';

/**
 * The microphone was released. Fires once for each `recording-start`.
 * @since 0.1.0
 */
export interface RecordingEndEvent {
  recordingId: number;
  /**
   * After `stopped`, `max-duration` and `silence`, the agent replies. After `microphone-lost`, it
   * replies once `stopRecording` is called or `maxDurationMs` has passed. With any other reason, the
   * recording is discarded.
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
  /** When the voice started, in milliseconds from the start of the recording. */
  atMs: number;
}

/**
 * With `endOnSilence`: the user's voice has not been heard for 200 milliseconds. It may come back.
 * @since 0.1.0
 */
export interface VoiceEndEvent {
  recordingId: number;
  /** When the voice stopped, in milliseconds from the start of the recording. */
  atMs: number;
}

/**
 * The transcript of a recording arrived.
 * @since 0.1.0
 */
export interface TranscriptEvent {
  /** The `id` of the recording that `startRecording` returned. */
  recordingId: number;
  text: string;
  /** The length of the recording, in milliseconds. */
  durationMs: number;
}

/**
 * An utterance started to play.
 * @since 0.1.0
 */
export interface SpeechStartEvent {
  /** Unique within the client. */
  speechId: number;
  text: string;
  /** The source of the text: the agent's reply or a `sendTts` call. */
  source: 'reply' | 'tts';
  /**
   * Whose voice it is. If the device has no voice, it is `'silent'`: playback is silent but takes the
   * expected time.
   */
  voice: 'agent' | 'device' | 'silent';
}

/**
 * The mouth shape changed. It applies until the next `speech-mark` event.
 * @since 0.1.0
 */
export interface SpeechMarkEvent {
  speechId: number;
  /**
   * The viseme: `rest` for silence, `closed` for m, b and p, `open` for a, `wide` for e and i, `round`
   * for o, u and w, `teeth` for f, v and s.
   */
  shape: MouthShape;
  /** The time since the start of the utterance, in milliseconds. */
  atMs: number;
}

/**
 * An utterance ended. Fires once for each `speech-start`.
 * @since 0.1.0
 */
export interface SpeechEndEvent {
  speechId: number;
  /**
   * `true` if the utterance was spoken to its end, `false` if it was stopped or the device couldn't
   * continue playback.
   */
  completed: boolean;
}

/**
 * The browser blocks audio until the user interacts with the page. Speech waits until then.
 * @since 0.1.0
 */
export interface AutoplayBlockedEvent {
  /**
   * Resumes playback. Call it when the user clicks, taps or presses a key. It resolves to `true` if
   * audio is playing. Otherwise, it resolves to `false`, and the speech continues silently.
   */
  resume: () => Promise<boolean>;
}

/**
 * Why the state changed: the method that was called, or what happened outside a call.
 * @since 0.1.0
 */
export type StateChangeReason =
  /** The method with this name was called. */
  | OperationName
  /** The session opened. */
  | 'connected'
  /** Connecting failed. */
  | 'connect-failed'
  /** The agent replied. */
  | 'reply'
  /** The last utterance in the queue ended. */
  | 'speech-end'
  /** The request in progress failed or was canceled. */
  | 'request-failed'
  /**
   * The recording ended automatically: it reached its maximum length, the user finished speaking, or
   * there was no voice.
   */
  | 'recording-end'
  /** With `bargeIn`, the user's voice interrupted the agent. */
  | 'voice'
  /** The microphone couldn't be opened, or another application or the system took it over. */
  | 'microphone-failed'
  /** The connection dropped. */
  | 'connection-lost'
  /** The agent closed the session because no request arrived for a long time. */
  | 'session-idle'
  /** The user left the page. */
  | 'page-hidden';

/**
 * The state changed.
 * @since 0.1.0
 */
export interface StateChangeEvent {
  state: AgentState;
  previous: AgentState;
  reason: StateChangeReason;
  /** The session that opened. Set only if the state became `ready` by connecting. */
  session?: Session;
  /** The error that changed the state. Set only if something failed. */
  error?: AgentError;
}

/**
 * All events, by name, with their event objects.
 * @since 0.1.0
 */
export interface AgentEvents {
  /** The state changed. */
  'state-change': StateChangeEvent;
  /** A message was added, or an incoming message was completed or cut off. */
  message: Message;
  /** A part of a reply arrived. */
  'message-delta': MessageDeltaEvent;
  /** The agent sent the emotion of its reply. */
  emotion: EmotionEvent;
  /** The transcript of a recording arrived. */
  transcript: TranscriptEvent;
  /** An utterance started to play. */
  'speech-start': SpeechStartEvent;
  /** The mouth shape for lip-sync changed. */
  'speech-mark': SpeechMarkEvent;
  /** An utterance ended. */
  'speech-end': SpeechEndEvent;
  /** The microphone opened, and the recording started. */
  'recording-start': RecordingStartEvent;
  /** The input volume of the microphone. */
  'recording-level': RecordingLevelEvent;
  /** The user's voice is heard. */
  'voice-start': VoiceStartEvent;
  /** The user's voice is no longer heard. */
  'voice-end': VoiceEndEvent;
  /** The microphone was released. */
  'recording-end': RecordingEndEvent;
  /** The browser blocks audio until the user interacts with the page. */
  'autoplay-blocked': AutoplayBlockedEvent;
  /**
   * Something failed outside a method call. A method that is waiting for a response may reject with
   * the same error.
   */
  error: AgentError;
}

/**
 * The name of an event.
 * @since 0.1.0
 */
export type EventName = keyof AgentEvents;
