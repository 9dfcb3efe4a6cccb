import type { AudioFrame, ClientMessage, ErrorCode } from 'product-sdk/protocol';
import { limits } from 'product-sdk/protocol';
import { Admission } from './Admission.js';
import { answer, type Question } from './answer.js';
import { performTask } from './performTask.js';
import { RecordingBuffer } from './RecordingBuffer.js';
import { sayAloud } from './sayAloud.js';
import type { SessionContext } from './SessionContext.js';
import { TaskLine } from './TaskLine.js';
import { transcribe } from './transcribe.js';

type Handlers = {
  [T in ClientMessage['type']]: (message: Extract<ClientMessage, { type: T }>) => void;
};

/** An open session: does what its client asks, one request after the other. */
export class Session {
  readonly #tasks = new TaskLine();
  readonly #admission: Admission;
  readonly #unanswered = new Set<number>();
  #recording: RecordingBuffer | undefined;

  constructor(private readonly context: SessionContext) {
    this.#admission = new Admission(context.settings.requestsPerMinute);
  }

  receive(message: ClientMessage): void {
    (this.#handlers[message.type] as (message: ClientMessage) => void)(message);
  }

  receiveAudio(frame: AudioFrame): void {
    if (!this.#recording || this.#recording.add(frame)) return;
    this.#refuse(this.#recording.request, 'recording-too-long');
    this.#recording = undefined;
  }

  end(): void {
    this.#tasks.cancelAll();
    this.#recording = undefined;
  }

  readonly #handlers: Handlers = {
    hello: () => this.context.fail('malformed-message', 'a second hello'),
    ping: () => this.context.outbox.pong(),
    'stop-speaking': () => this.context.stopSpeaking(),
    cancel: ({ request }) => {
      this.#tasks.cancel(request);
      this.#unanswered.delete(request);
      if (this.#recording?.request === request) this.#recording = undefined;
    },
    'send-text': ({ type, request, text }) => {
      if (!this.#admit(type, request)) return;
      this.#interrupt();
      this.#answer(request, () => Promise.resolve({ request, text, source: 'text' }));
    },
    'send-tts': ({ type, request, text }) => {
      if (!this.#admit(type, request)) return;
      // One is being said, the others wait.
      if (this.#tasks.length > limits.queuedSpeeches) return this.#refuse(request, 'queue-full');
      if (!this.context.speech) return this.#refuse(request, 'speech-off');
      this.#perform(request, (signal) => sayAloud(this.context, request, text, signal));
    },
    'recording-start': ({ type, request }) => {
      if (!this.#admit(type, request)) return;
      this.#interrupt();
      this.#recording = new RecordingBuffer(request, this.context.settings.recordingMaxMs);
    },
    'recording-end': ({ request, discard }) => {
      const recording = this.#recording;
      if (recording?.request !== request) return this.#refuse(request, 'not-recording');
      this.#recording = undefined;
      if (discard) return;
      if (recording.isTooShort) return this.#refuse(request, 'recording-too-short');
      this.#answer(request, (signal) => transcribe(this.context, recording, signal));
    },
  };

  /** Tells whether a new request may go ahead; if not, the client has been told. */
  #admit(type: string, request: number): boolean {
    const { fail, log, faults, id: session } = this.context;
    const objection = this.#admission.judge(request);
    if (objection === 'malformed-message') return fail(objection, 'request numbers must rise');
    log('request-received', { session, type, request });
    if (objection || faults.has('rate-limited')) return this.#refuse(request, 'rate-limited');
    return this.#recording ? this.#refuse(request, 'already-recording') : true;
  }

  #refuse(request: number, code: ErrorCode): false {
    const { outbox, log, id: session } = this.context;
    log('request-failed', { session, request, code });
    outbox.send({ type: 'error', code, request });
    return false;
  }

  /** What the client asks now takes the place of everything it asked before. */
  #interrupt(): void {
    this.#tasks.cancelAll();
    for (const request of this.#unanswered) this.#refuse(request, 'interrupted');
    this.#unanswered.clear();
  }

  #answer(request: number, ask: (signal: AbortSignal) => Promise<Question>): void {
    this.#unanswered.add(request);
    const settle = () => this.#unanswered.delete(request);
    this.#perform(request, (signal) =>
      ask(signal)
        .then((question) => answer(this.context, question, signal, settle))
        .finally(settle),
    );
  }

  #perform(request: number, work: (signal: AbortSignal) => Promise<void>): void {
    this.#tasks.add(request, (signal) => performTask(this.context, request, work, signal));
  }
}
