import { type AudioFrame, limits } from 'product-sdk/protocol';
import type { Recording } from './Hooks.js';
import type { Question } from './answer.js';
import type { SessionContext } from './SessionContext.js';
import { untilAborted } from './abortable.js';
import { cutText } from './splitText.js';

const SAMPLES_PER_MS = limits.microphoneSampleRateHz / 1_000;
// The client stops by its own clock, which differs a little from the microphone's, so one extra
// second is allowed.
const TOLERATED_MS = 1_000;

/** Collects the frames of one recording. */
export class RecordingBuffer {
  readonly #chunks: Int16Array[] = [];
  #length = 0;

  readonly #mostSamples: number;

  /**
   * @param request - The request the recording was started with.
   * @param maxMs - The longest it may be, in milliseconds.
   */
  constructor(
    readonly request: number,
    maxMs: number,
  ) {
    this.#mostSamples = (maxMs + TOLERATED_MS) * SAMPLES_PER_MS;
  }

  /**
   * Appends a frame, unless it belongs to another recording; false when the recording is too long.
   */
  add({ stream, samples }: AudioFrame): boolean {
    if (stream !== this.request) return true;
    this.#chunks.push(samples);
    this.#length += samples.length;
    return this.#length <= this.#mostSamples;
  }

  get isTooShort(): boolean {
    return this.#length < limits.recordingMinMs * SAMPLES_PER_MS;
  }

  /** Joins what was collected. */
  finish(): Recording {
    const samples = new Int16Array(this.#length);
    let offset = 0;
    for (const chunk of this.#chunks) {
      samples.set(chunk, offset);
      offset += chunk.length;
    }
    return { samples, durationMs: Math.round(this.#length / SAMPLES_PER_MS) };
  }
}

/** Transcribes a recording, sends the transcript, and answers it like a text. */
export async function transcribe(
  { hooks, outbox, language, id: sessionId, clientContext: context }: SessionContext,
  buffer: RecordingBuffer,
  signal: AbortSignal,
): Promise<Question> {
  const { request } = buffer;
  const recording = buffer.finish();
  const transcription = hooks.transcribe(recording, { sessionId, language, context, signal });
  const heard = await untilAborted(Promise.resolve(transcription), signal);
  const text = cutText(String(heard), limits.replyCharacters);
  outbox.send({ type: 'transcript', request, text, durationMs: recording.durationMs });
  return { request, text, source: 'recording' };
}
