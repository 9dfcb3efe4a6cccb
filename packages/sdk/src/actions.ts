import type { VoiceDetection } from './recording/VoiceDetection.js';
import type { Session } from './session.js';
import type { AgentState } from './states.js';

/**
 * What `connect`, `sendText` and `sendTts` take.
 * @since 0.1.0
 */
export interface CallOptions {
  /** Abort it to give up: the method rejects with `aborted`. */
  signal?: AbortSignal | undefined;
}

/**
 * How a speech ended.
 * @since 0.1.0
 */
export interface SpeechResult {
  /** True when spoken to its end; false when stopped or interrupted, or the device could not go on. */
  completed: boolean;
}

/**
 * What `stopSpeaking` did.
 * @since 0.1.0
 */
export interface StopSpeakingResult {
  /** True when a speech was being heard or was waiting; false when there was nothing to stop. */
  stopped: boolean;
}

/**
 * What `disconnect` did.
 * @since 0.1.0
 */
export interface DisconnectResult {
  /** The state it was called in; nothing was done in `idle` and `disconnected`. */
  from: AgentState;
  /** What it ended: a connection being made, a request waiting for its answer, speech, a recording. */
  ended: ('connect' | 'request' | 'speech' | 'recording')[];
}

/**
 * What `startRecording` takes.
 * @since 0.1.0
 */
export interface RecordingOptions {
  /** The microphone, as `enumerateDevices()` names it. Default: the one the browser chooses. */
  deviceId?: string | undefined;
  /**
   * The maximum length, in milliseconds, 300–60 000. It then ends automatically, and the agent replies.
   * Default 60 000.
   */
  maxDurationMs?: number | undefined;
  /**
   * What `detectVoice()` of `product-sdk/audio` gives: nothing is recorded before the user speaks,
   * and the recording ends by itself once the user has finished. Default: it ends by `stopRecording`.
   */
  endOnSilence?: VoiceDetection | undefined;
  /**
   * Whether the agent goes on thinking and speaking until the user's voice interrupts it; needs
   * `endOnSilence`. Default false: it is interrupted at once.
   */
  bargeIn?: boolean | undefined;
  /**
   * What `adpcm()` of `product-sdk/audio` gives: the recording takes a quarter of the upload bandwidth.
   * An agent that does not read it gets the recording uncompressed. Default: uncompressed.
   */
  encoding?: RecordingEncoding | undefined;
}

/**
 * How a recording is encoded on its way. `adpcm` of `product-sdk/audio` makes one.
 * @since 0.1.0
 */
export interface RecordingEncoding {
  /**
   * Puts samples of a request, PCM16 at 16 kHz, into a binary frame.
   * @param encodings - What the agent reads; nothing is written where this is not among it.
   */
  writeFrame(
    request: number,
    samples: Int16Array,
    encodings: readonly string[],
  ): ArrayBuffer | undefined;
}

/**
 * What `stopRecording` takes.
 * @since 0.1.0
 */
export interface StopRecordingOptions {
  /** Whether to throw the recording away: it gets neither transcript nor reply. Default false. */
  discard?: boolean | undefined;
}

/**
 * What became of a recording.
 * @since 0.1.0
 */
export interface RecordingResult {
  /** True when it was discarded: the agent drops what it has received, and both texts are empty. */
  discarded: boolean;
  /** How long it was, in milliseconds. */
  durationMs: number;
  /** What the user said, as the agent recognized it. */
  transcript: string;
  /** What the agent replied. */
  reply: string;
}

/**
 * A recording in progress.
 * @since 0.1.0
 */
export interface Recording {
  /** Unique within the client. */
  readonly id: number;
  /** The microphone in use, as `enumerateDevices()` names it. */
  readonly deviceId: string;
  /** The microphone's name, to show to users. */
  readonly label: string;
  /**
   * Settles as `stopRecording` does, however the recording ends: also when it stops automatically at
   * `maxDurationMs` or after `endOnSilence`. Without a voice it is `discarded`. It is safe to ignore,
   * but then there may be no `error` event that tells of a recording which was sent and got no reply.
   */
  readonly result: Promise<RecordingResult>;
}

/**
 * Everything an application can ask of an agent. The functions are bound and never change, so you
 * can destructure them. Each rejects with an `AgentError`, and with nothing else.
 * @since 0.1.0
 */
export interface AgentActions {
  /**
   * Opens a session: gets a token, connects, and waits until the agent is ready.
   * @param options - `signal` cancels connecting, for everyone who waits for it.
   * @returns The session; while connecting the same promise, when connected the same session.
   * @throws insecure-context, websocket-unsupported, token-fetch-failed, token-invalid,
   * token-expired, connect-failed, connect-timeout, too-many-sessions, protocol-mismatch,
   * rate-limited, agent-failed, malformed-message, connection-lost, aborted, invalid-options
   * @since 0.1.0
   */
  connect(options?: CallOptions): Promise<Session>;
  /**
   * Closes the session and stops everything in progress: requests reject with `aborted`,
   * speech stops, a recording is dropped. Always safe, in every state; never rejects.
   * @returns What it ended.
   * @since 0.1.0
   */
  disconnect(): Promise<DisconnectResult>;
  /**
   * Says something to the agent and waits for the whole reply; its parts arrive as `message-delta`.
   * Interrupts speech and an earlier request.
   * @param text - What to say, 1–2 000 characters; whitespace around it is removed.
   * @param options - `signal` cancels the request.
   * @returns The agent's whole reply.
   * @throws not-connected, already-recording, text-empty, text-too-long, rate-limited, interrupted,
   * aborted, connection-lost, session-idle, malformed-message, agent-failed, invalid-options
   * @since 0.1.0
   */
  sendText(text: string, options?: CallOptions): Promise<string>;
  /**
   * Speaks a text word for word. Calls are queued and spoken in order; at most 10 may wait.
   * @param text - What to speak, 1–1 000 characters; whitespace around it is removed.
   * @param options - `signal` removes it from the queue, or stops it.
   * @returns Whether it was spoken to its end.
   * @throws not-connected, already-recording, text-empty, text-too-long, queue-full, speech-off,
   * rate-limited, aborted, connection-lost, session-idle, malformed-message, agent-failed,
   * invalid-options
   * @since 0.1.0
   */
  sendTts(text: string, options?: CallOptions): Promise<SpeechResult>;
  /**
   * Opens the microphone and records. The only method that asks for the microphone. Interrupts
   * speech and an earlier request. A recording continues while the SDK reconnects, and is then sent
   * whole. The state is `recording` immediately; the event `recording-start` fires when the microphone
   * is open.
   * @param options - Which microphone, and for how long at most.
   * @returns The recording, once the microphone is open.
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
   * @param options - Whether to keep the recording or to throw it away.
   * @returns The transcript and the agent's reply.
   * @throws not-connected, not-recording, recording-too-short, recording-too-long,
   * microphone-lost, rate-limited, interrupted, aborted, connection-lost, session-idle,
   * malformed-message, agent-failed, invalid-options
   * @since 0.1.0
   */
  stopRecording(options?: StopRecordingOptions): Promise<RecordingResult>;
  /**
   * Stops the current speech and clears the queue; each call of `sendTts` resolves `{ completed: false }`.
   * Never rejects.
   * @returns Whether a speech was stopped.
   * @since 0.1.0
   */
  stopSpeaking(): Promise<StopSpeakingResult>;
}
