import { type AudioFrame, type ClientMessage, type ErrorCode, limits } from 'product-sdk/protocol';
import { RateLimiter } from './RateLimiter.js';
import type { SessionContext } from './SessionContext.js';
import { wait } from './abortable.js';
import { answer, type Question } from './answer.js';
import { RecordingBuffer, transcribe } from './RecordingBuffer.js';
import { speakText } from './speakText.js';

interface Task {
  readonly request: number;
  readonly controller: AbortController;
}

/** Runs tasks one after another; each can be aborted before or while it runs. */
class TaskQueue {
  readonly #tasks: Task[] = [];
  #last: Promise<void> = Promise.resolve();

  /** Runs `work` after all earlier tasks. It must only reject when aborted. */
  add(request: number, work: (signal: AbortSignal) => Promise<void>): void {
    const task = { request, controller: new AbortController() };
    this.#tasks.push(task);
    this.#last = this.#last
      .then(() => (task.controller.signal.aborted ? undefined : work(task.controller.signal)))
      .catch(() => undefined)
      .then(() => this.#remove(task));
  }

  /** The number of tasks waiting or running. */
  get length(): number {
    return this.#tasks.filter((task) => !task.controller.signal.aborted).length;
  }

  /** Calls one task off. */
  cancel(request: number): void {
    this.#tasks.find((task) => task.request === request)?.controller.abort();
  }

  /** Calls every task off. */
  cancelAll(): void {
    for (const task of this.#tasks) task.controller.abort();
  }

  #remove(task: Task): void {
    const index = this.#tasks.indexOf(task);
    if (index >= 0) this.#tasks.splice(index, 1);
  }
}

const SLOW_MS = 3_000;

/** Applies the active faults before a request is handled. */
async function applyFaults({ faults, outbox }: SessionContext, signal: AbortSignal): Promise<void> {
  if (faults.has('slow')) await wait(SLOW_MS, signal);
  if (faults.has('unknown-message')) outbox.sendFrame('{"type":"weather-report","sky":"clear"}');
  if (faults.has('malformed-message')) outbox.sendFrame('{"type":"reply","request":');
  if (faults.has('agent-failed')) throw new Error('simulated failure');
}

/** Handles a request, and reports a failure that is not an abort. */
async function performTask(
  session: SessionContext,
  request: number,
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await applyFaults(session, signal);
    await work(signal);
  } catch (error) {
    if (signal.aborted) return;
    session.outbox.send({ type: 'error', code: 'agent-failed', request });
    // Only the log gets the details: an error's message may contain what a client should not know.
    session.log('hook-failed', { session: session.id, request, error: String(error) });
  }
}

type Handlers = {
  [T in ClientMessage['type']]: (message: Extract<ClientMessage, { type: T }>) => void;
};

/** An open session: handles its client's requests one after another. */
export class Session {
  readonly #tasks = new TaskQueue();
  readonly #limiter: RateLimiter;
  #latestRequest = 0;
  readonly #unanswered = new Set<number>();
  #recording: RecordingBuffer | undefined;

  constructor(private readonly context: SessionContext) {
    this.#limiter = new RateLimiter(context.settings.requestsPerMinute);
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
    context: ({ context }) => {
      this.context.clientContext = context;
    },
    greet: ({ type, request }) => {
      if (!this.#admit(type, request)) return;
      this.#interrupt();
      this.#answer(request, () => Promise.resolve({ request, source: 'text' }));
    },
    tools: ({ tools }) => {
      this.context.tools.descriptions = tools;
    },
    'tool-result': (message) => {
      const { fail, tools } = this.context;
      if (!tools.receive(message)) fail('malformed-message', 'no such call of a tool');
    },
    'send-text': ({ type, request, text }) => {
      if (!this.#admit(type, request)) return;
      this.#interrupt();
      this.#answer(request, () => Promise.resolve({ request, text, source: 'text' }));
    },
    'send-tts': ({ type, request, text }) => {
      if (!this.#admit(type, request)) return;
      // The first is being spoken, the others wait.
      if (this.#tasks.length > limits.queuedSpeeches) return this.#refuse(request, 'queue-full');
      if (!this.context.speech) return this.#refuse(request, 'speech-off');
      this.#perform(request, (signal) => speakText(this.context, request, text, signal));
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

  /** Tells whether a new request may proceed; if not, the client has been told why. */
  #admit(type: string, request: number): boolean {
    const { fail, log, faults, id: session } = this.context;
    if (request <= this.#latestRequest)
      return fail('malformed-message', 'request numbers must rise');
    this.#latestRequest = request;
    log('request-received', { session, type, request });
    if (!this.#limiter.allows() || faults.has('rate-limited'))
      return this.#refuse(request, 'rate-limited');
    return this.#recording ? this.#refuse(request, 'already-recording') : true;
  }

  #refuse(request: number, code: ErrorCode): false {
    const { outbox, log, id: session } = this.context;
    log('request-failed', { session, request, code });
    outbox.send({ type: 'error', code, request });
    return false;
  }

  /** A new request of the client cancels everything it asked for before. */
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
