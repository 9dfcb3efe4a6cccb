/**
 * The microphone is open and recording.
 * @since 0.1.0
 */
export interface RecordingStartEvent {
  /** Unique within the agent object. */
  recordingId: number;
  /** The microphone in use, as `enumerateDevices()` names it. */
  deviceId: string;
  /** The microphone's name, to show to users. */
  label: string;
}

/**
 * How loud the microphone is, about 20 times a second while recording.
 * @since 0.1.0
 */
export interface RecordingLevelEvent {
  recordingId: number;
  /** Loudness (root mean square) since the last event, 0–1. */
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
  /** The microphone was unplugged, or the system took it away. */
  | 'microphone-lost'
  /** `disconnect` was called, or the page was left. */
  | 'disconnected'
  /** The connection dropped. */
  | 'connection-lost'
  /** The agent refused the recording while it was made. */
  | 'failed';

/**
 * The microphone was released. Fires once for each `recording-start`.
 * @since 0.1.0
 */
export interface RecordingEndEvent {
  recordingId: number;
  /** After `stopped` and `max-duration` the agent replies; every other reason drops the recording. */
  reason: RecordingEndReason;
  durationMs: number;
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
