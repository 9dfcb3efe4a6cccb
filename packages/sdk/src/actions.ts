import type { Language } from './protocol/wire.js';
import type { AgentState } from './states.js';

/**
 * The options of `connect`, `sendText`, `sendTts` and `waitFor`.
 * @since 0.1.0
 */
export interface CallOptions {
  /** Abort it to cancel the call. The method then rejects with `aborted`. */
  signal?: AbortSignal | undefined;
}

/**
 * A session with the agent. Every connection opens a new one, and so does every reconnection.
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

/**
 * The result of `sendTts`.
 * @since 0.1.0
 */
export interface SpeechResult {
  /**
   * `true` if the text was spoken to its end, `false` if it was stopped or interrupted, or the device
   * couldn't continue playback.
   */
  completed: boolean;
}

/**
 * The result of `stopSpeaking`.
 * @since 0.1.0
 */
export interface StopSpeakingResult {
  /** `true` if speech was playing or queued, `false` if there was nothing to stop. */
  stopped: boolean;
}

/**
 * The result of `disconnect`.
 * @since 0.1.0
 */
export interface DisconnectResult {
  /** The state in which the method was called. In `idle` and `disconnected`, it does nothing. */
  from: AgentState;
  /**
   * What was stopped: a connection attempt, a request waiting for a response, speech or a recording.
   */
  ended: ('connect' | 'request' | 'speech' | 'recording')[];
}

/**
 * The options of `startRecording`.
 * @since 0.1.0
 */
export interface RecordingOptions {
  /**
   * The ID of the microphone, as returned by `listDevices()`. Default: the one that the browser
   * chooses.
   */
  deviceId?: string | undefined;
  /**
   * The maximum length in milliseconds, 300–60 000. At this length, the recording ends automatically,
   * and the agent replies. Default 60 000.
   */
  maxDurationMs?: number | undefined;
  /**
   * The value that `detectVoice()` of `product-sdk/audio` returns. Nothing is recorded until the user
   * speaks, and the recording ends automatically when the user has finished. Default: the recording
   * ends when you call `stopRecording`.
   */
  endOnSilence?: VoiceDetection | undefined;
  /**
   * Whether the agent keeps thinking and speaking until the user's voice interrupts it. Requires
   * `endOnSilence`. The default is `false`, which interrupts the agent immediately.
   */
  bargeIn?: boolean | undefined;
  /**
   * The value that `adpcm()` of `product-sdk/audio` returns. It reduces the upload bandwidth to a
   * quarter. If the agent can't read this encoding, the recording is sent uncompressed. Default:
   * uncompressed.
   */
  encoding?: RecordingEncoding | undefined;
}

/**
 * The recording that a voice detector controls.
 * @since 0.1.0
 */
export interface VoiceRoom {
  /** Returns the state of the client. */
  state(): AgentState;
  /** Adds samples to the recording. The first ones start it. */
  take(samples: Int16Array): void;
  /** Reports that a voice started or stopped, and how many milliseconds ago. */
  tell(heard: boolean, agoMs: number): void;
  /** Ends the recording: sends it with `silence`, discards it with `no-voice`. */
  end(reason: 'silence' | 'no-voice'): void;
}

/**
 * A voice detector, as returned by `detectVoice` of `product-sdk/audio`.
 * @since 0.1.0
 */
export interface VoiceDetection {
  /** Describes an invalid option, if there is one. */
  readonly problem?: string;
  /** Starts detection. Pass the microphone's samples, PCM16 at 16 kHz, to the returned function. */
  watch(room: VoiceRoom): (samples: Int16Array) => void;
}

/**
 * An encoding for recordings, as returned by `adpcm` of `product-sdk/audio`.
 * @since 0.1.0
 */
export interface RecordingEncoding {
  /**
   * Encodes samples of a request, PCM16 at 16 kHz, as a binary frame.
   * @param encodings - The encodings that the agent can read.
   * @returns The frame, or `undefined` if the agent can't read this encoding.
   */
  writeFrame(
    request: number,
    samples: Int16Array,
    encodings: readonly string[],
  ): ArrayBuffer | undefined;
}

/**
 * The options of `stopRecording`.
 * @since 0.1.0
 */
export interface StopRecordingOptions {
  /**
   * Whether to discard the recording. A discarded recording gets neither a transcript nor a reply.
   * Default false.
   */
  discard?: boolean | undefined;
}

/**
 * The result of a recording.
 * @since 0.1.0
 */
export interface RecordingResult {
  /**
   * `true` if the recording was discarded. The agent deletes the audio it has received, and
   * `transcript` and `reply` are empty strings.
   */
  discarded: boolean;
  /** The length of the recording, in milliseconds. */
  durationMs: number;
  /** What the user said, as recognized by the agent. */
  transcript: string;
  /** The agent's reply. */
  reply: string;
}

/**
 * A recording in progress.
 * @since 0.1.0
 */
export interface Recording {
  /** Unique within the client. */
  readonly id: number;
  /** The ID of the microphone in use, as returned by `listDevices()`. */
  readonly deviceId: string;
  /** The name of the microphone, which you can show to users. */
  readonly label: string;
  /**
   * Settles like `stopRecording`, however the recording ends, including automatically at
   * `maxDurationMs` or with `endOnSilence`. If there was no voice, `discarded` is `true`. You can
   * ignore it, but then the `error` event may not fire if a recording was sent and got no reply.
   */
  readonly result: Promise<RecordingResult>;
}

/**
 * The methods that send requests to the agent. They are bound to the client and never change, so you
 * can destructure them. They reject only with an `AgentError`.
 * @since 0.1.0
 */
export interface AgentActions {
  /**
   * Opens a session: gets a token, connects, and waits until the agent is ready.
   * @param options - `signal` cancels connecting for every call that waits for it.
   * @returns The session. While connecting, calls return the same promise. Once connected, they return
   * the same session.
   * @throws insecure-context, websocket-unsupported, token-fetch-failed, token-invalid,
   * token-expired, connect-failed, connect-timeout, too-many-sessions, protocol-mismatch,
   * rate-limited, agent-failed, malformed-message, connection-lost, aborted, invalid-options
   * @since 0.1.0
   */
  connect(options?: CallOptions): Promise<Session>;
  /**
   * Closes the session and stops everything in progress: requests reject with `aborted`,
   * speech stops, and a recording is discarded. You can call it in any state, and it never rejects.
   * @returns What was stopped.
   * @since 0.1.0
   */
  disconnect(): Promise<DisconnectResult>;
  /**
   * Sends text to the agent and waits for the whole reply. Each part of the reply arrives as a
   * `message-delta` event. Interrupts speech and an earlier request.
   * @param text - The text to send, 1–2 000 characters. Leading and trailing whitespace is removed.
   * @param options - `signal` cancels the request.
   * @returns The agent's whole reply.
   * @throws not-connected, already-recording, text-empty, text-too-long, rate-limited, interrupted,
   * aborted, connection-lost, session-idle, malformed-message, agent-failed, invalid-options
   * @since 0.1.0
   */
  sendText(text: string, options?: CallOptions): Promise<string>;
  /**
   * Speaks text exactly as written. Calls are queued and spoken in order. The queue holds up to 10
   * utterances.
   * @param text - The text to speak, 1–1 000 characters. Leading and trailing whitespace is removed.
   * @param options - `signal` removes the utterance from the queue, or stops it.
   * @returns Whether the text was spoken to its end.
   * @throws not-connected, already-recording, text-empty, text-too-long, queue-full, speech-off,
   * rate-limited, aborted, connection-lost, session-idle, malformed-message, agent-failed,
   * invalid-options
   * @since 0.1.0
   */
  sendTts(text: string, options?: CallOptions): Promise<SpeechResult>;
  /**
   * Opens the microphone and records. This is the only method that requests the microphone. It
   * interrupts speech and an earlier request. If the connection drops, the recording continues while
   * the SDK reconnects, and is then sent again from the start. The state becomes `recording`
   * immediately. The `recording-start` event fires when the microphone is open.
   * @param options - The microphone to use, and the maximum length of the recording.
   * @returns The recording. Resolves when the microphone is open.
   * @throws not-connected, already-recording, invalid-options, insecure-context,
   * recording-unsupported, microphone-denied, microphone-missing, microphone-busy,
   * microphone-lost, aborted, connection-lost, session-idle, malformed-message, rate-limited,
   * agent-failed
   * @since 0.1.0
   */
  startRecording(options?: RecordingOptions): Promise<Recording>;
  /**
   * Releases the microphone and waits for the transcript and the reply. A recording that began before
   * the connection was lost can be ended while the SDK reconnects.
   * @param options - Whether to send or discard the recording.
   * @returns The transcript and the agent's reply.
   * @throws not-connected, not-recording, recording-too-short, recording-too-long,
   * microphone-lost, rate-limited, interrupted, aborted, connection-lost, session-idle,
   * malformed-message, agent-failed, invalid-options
   * @since 0.1.0
   */
  stopRecording(options?: StopRecordingOptions): Promise<RecordingResult>;
  /**
   * Stops the current speech and clears the queue. Each stopped `sendTts` call resolves with
   * `{ completed: false }`. Never rejects.
   * @returns Whether speech was stopped.
   * @since 0.1.0
   */
  stopSpeaking(): Promise<StopSpeakingResult>;
}
