export type {
  AgentActions,
  CallOptions,
  DisconnectResult,
  Recording,
  RecordingEncoding,
  RecordingOptions,
  RecordingResult,
  SpeechResult,
  StopRecordingOptions,
  StopSpeakingResult,
} from './actions.js';
export type { Agent } from './agent.js';
export { createAgent } from './createAgent.js';
export { AgentError, type ErrorCode, type ErrorOrigin } from './errors.js';
export type { AgentEvents, EventName } from './events.js';
export type { EmotionEvent, Message, MessageDeltaEvent } from './events.js';
export type {
  RecordingEndEvent,
  RecordingEndReason,
  RecordingLevelEvent,
  RecordingStartEvent,
  TranscriptEvent,
  VoiceEndEvent,
  VoiceStartEvent,
} from './events.js';
export type {
  AutoplayBlockedEvent,
  SpeechEndEvent,
  SpeechMarkEvent,
  SpeechStartEvent,
} from './events.js';
export type { StateChangeEvent, StateChangeReason } from './events.js';
export { limits, type LimitName } from './limits.js';
export type { OperationName } from './operations.js';
export type { AgentOptions, ContextObject, ReconnectOptions, TokenRequest } from './options.js';
export type { Emotion, Language, MouthShape } from './protocol/wire.js';
export type { SoundOutput } from './options.js';
export type { VoiceDetection, VoiceRoom } from './actions.js';
export type { Session } from './actions.js';
export type { Tool, ToolCallInfo } from './options.js';
export type { AgentState } from './states.js';
export type { Transport, TransportConnection } from './transport.js';
export { version } from './version.js';
