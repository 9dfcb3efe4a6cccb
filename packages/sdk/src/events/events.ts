import type { AgentError } from '../errors.js';
import type { Message, MessageDeltaEvent } from './messageEvents.js';
import type {
  RecordingEndEvent,
  RecordingLevelEvent,
  RecordingStartEvent,
  TranscriptEvent,
} from './recordingEvents.js';
import type {
  AutoplayBlockedEvent,
  SpeechEndEvent,
  SpeechMarkEvent,
  SpeechStartEvent,
} from './speechEvents.js';
import type { StateChangeEvent } from './stateEvents.js';

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
  /** How loud the microphone is. */
  'recording-level': RecordingLevelEvent;
  /** The microphone was released. */
  'recording-end': RecordingEndEvent;
  /** The browser refuses sound until the user has touched the page. */
  'autoplay-blocked': AutoplayBlockedEvent;
  /** Something failed by itself; an operation that was waiting may reject with the same error. */
  error: AgentError;
}

/**
 * The name of an event.
 * @since 0.1.0
 */
export type EventName = keyof AgentEvents;
