import type { Emit } from '../emitter.js';
import { AgentError, toAgentError } from '../errors.js';
import type { RecordingEndReason, StateChangeReason } from '../events.js';
import type { ClientMessage } from '../protocol/wire.js';
import type { Answer } from '../replies.js';
import type {
  Recording,
  RecordingEncoding,
  RecordingOptions,
  RecordingResult,
  Session,
  VoiceRoom,
} from '../actions.js';
import { createDeferred, type Deferred } from '../deferred.js';
import { limits } from '../limits.js';
import { type Microphone, openMicrophone } from '../microphone/microphone.js';
import { writeFrame } from '../protocol/frame.js';
import { abortWith, throwIfAborted } from '../whenAborted.js';
import { createTape, type Tape } from './tape.js';

/** What a recorder needs from the agent. */
interface RecorderContext {
  readonly workletUrl?: string;
  emit: Emit;
  send(message: ClientMessage): void;
  /** The current session, to which everything is sent. */
  session(): Session | undefined;
  /** Sends the messages of a recording at the connection's pace. */
  upload(request: number, data: ArrayBuffer | ClientMessage): void;
  /** The recording has been sent: waits for the transcript and reply. */
  expectAnswer(request: number, recordingId: number): Promise<Answer>;
  /** The number of the next request. */
  nextRequest(): number;
  /** Audio is recorded from now on: everything else in progress ends. */
  onBegin(): void;
  state: VoiceRoom['state'];
  /** The recording ended by itself. */
  onEnd(reason: StateChangeReason, error?: AgentError): void;
}

/** The volume of samples: their root mean square, from 0 to 1. */
export const loudness = (samples: Int16Array): number => {
  const sum = samples.reduce((total, sample) => total + (sample / 32_768) ** 2, 0);
  return Math.sqrt(sum / samples.length);
};

/** Manages recordings, one at a time. */
export interface Recorder {
  /** Whether there is a recording. */
  readonly open: boolean;
  /** Whether the agent is busy with it: not while it waits for a voice to interrupt. */
  readonly active: boolean;
  /** Whether a recording was sent that the agent has not started to answer. */
  readonly waiting: boolean;
  /** Resends the whole recording in a new session, if there is one. */
  sendAgain(): void;
  /** The agent is answering the recording: it need not be kept. */
  forget(request: number): void;
  start(options: RecordingOptions): Promise<Recording>;
  /** Ends the active recording: sends or discards it. */
  stop(discard: boolean): Promise<RecordingResult>;
  /**
   * Discards the recording, if it is the one with the given request. Returns whether there was one.
   */
  end(error: AgentError, reason: RecordingEndReason, request?: number): boolean;
}

interface Run {
  readonly id: number;
  /**
   * Its request number: numbers increase, and other requests may follow while it waits for a voice.
   */
  request: number;
  /** Whether audio is being recorded and the agent has been told. */
  begun: boolean;
  /** Whether the agent may continue until then. */
  readonly bargeIn?: boolean;
  readonly encoding?: RecordingEncoding;
  /** Closes the microphone, or cancels opening it. */
  readonly opened: AbortController;
  readonly result: Deferred<RecordingResult>;
  readonly tape: Tape;
  /** All that was recorded. */
  readonly pieces: Int16Array[];
  /** Set once it is open. */
  microphone?: Microphone;
  /** Set after the microphone was lost: ends the recording at its maximum length. */
  ending?: ReturnType<typeof setTimeout>;
}

const nothing = { transcript: '', reply: '' };

/** Creates a recorder; nothing is requested from the browser before `start`. */
export const createRecorder = (context: RecorderContext): Recorder => {
  let current: Run | undefined;
  /** The sent recording, until the agent starts to answer it. */
  let sent: Run | undefined;

  /** Releases the microphone and emits the event, once. */
  const release = (run: Run, reason: RecordingEndReason, why: AgentError): void => {
    const { id: recordingId, tape, microphone, opened } = run;
    const tells = microphone && !opened.signal.aborted;
    tape.flush();
    abortWith(opened, why);
    if (tells) context.emit('recording-end', { recordingId, reason, durationMs: tape.durationMs });
  };

  /** Ends a run, which is detached from here on. */
  const finish = (
    run: Run,
    reason: RecordingEndReason,
    why = new AgentError('aborted', reason),
  ) => {
    current = undefined;
    clearTimeout(run.ending);
    release(run, reason, why);
  };

  const drop = (run: Run, reason: RecordingEndReason, error?: AgentError): void => {
    finish(run, reason, error);
    if (run.begun) context.send({ type: 'recording-end', request: run.request, discard: true });
    if (error) run.result.reject(error);
    else run.result.resolve({ discarded: true, durationMs: run.tape.durationMs, ...nothing });
  };

  const submit = (run: Run, reason: 'stopped' | 'max-duration' | 'silence'): void => {
    const { id, request, result, tape } = run;
    finish(run, reason);
    sent = run;
    context.upload(request, { type: 'recording-end', request, discard: false });
    context
      .expectAnswer(request, id)
      .then(
        (answer) => result.resolve({ discarded: false, durationMs: tape.durationMs, ...answer }),
        result.reject,
      )
      .finally(() => {
        if (sent === run) sent = undefined;
      });
  };

  /** Sends a recording that has ended automatically. */
  const complete = (run: Run, reason: 'max-duration' | 'silence'): void => {
    submit(run, reason);
    context.onEnd('recording-end');
  };

  /** Records audio from now on. */
  const begin = (run: Run): void => {
    run.begun = true;
    context.onBegin();
    context.send({ type: 'recording-start', request: run.request });
  };

  /** Creates the sink for the microphone's audio: all of it, or only what contains a voice. */
  const listen = (run: Run, detection: RecordingOptions['endOnSilence']): Tape['add'] =>
    detection?.watch({
      state: context.state,
      take(samples) {
        if (!run.begun) {
          run.request = context.nextRequest();
          begin(run);
        }
        run.tape.add(samples);
      },
      // The first samples of a voice may be more than the recording can hold.
      tell: (heard, agoMs) =>
        run === current &&
        context.emit(heard ? 'voice-start' : 'voice-end', {
          recordingId: run.id,
          atMs: Math.max(0, run.tape.durationMs - agoMs),
        }),
      end(reason) {
        if (run !== current) return;
        if (reason === 'silence') return complete(run, reason);
        drop(run, reason);
        context.onEnd('recording-end');
      },
    }) ?? run.tape.add;

  /** Keeps the recording for `stop`, or until it would have ended anyway. */
  const lose = (run: Run, maxDurationMs: number): void => {
    const error = new AgentError('microphone-lost');
    const { durationMs } = run.tape;
    if (durationMs < limits.recordingMinMs) {
      drop(run, 'microphone-lost', error);
      context.onEnd('microphone-failed', error);
    } else {
      release(run, 'microphone-lost', error);
      run.ending = setTimeout(() => complete(run, 'max-duration'), maxDurationMs - durationMs);
    }
    context.emit('error', error);
  };

  /** Sends a chunk, in another encoding if the agent supports it. */
  const upload = ({ request, encoding }: Run, piece: Int16Array): void =>
    context.upload(
      request,
      encoding?.writeFrame(request, piece, context.session()?.encodings ?? []) ??
        writeFrame('microphone', request, piece),
    );

  const createRun = (
    maxDurationMs: number,
    { bargeIn, encoding }: Pick<RecordingOptions, 'bargeIn' | 'encoding'>,
  ): Run => {
    const id = context.nextRequest();
    const onPiece = (piece: Int16Array, elapsedMs: number): void => {
      run.pieces.push(piece);
      upload(run, piece);
      context.emit('recording-level', { recordingId: id, level: loudness(piece), elapsedMs });
    };
    const tape = createTape(maxDurationMs, onPiece, () => complete(run, 'max-duration'));
    const opened = new AbortController();
    const run: Run = {
      id,
      request: id,
      begun: false,
      bargeIn,
      encoding,
      opened,
      result: createDeferred(),
      tape,
      pieces: [],
    };
    // `startRecording` and `stopRecording` report failures; `result` may be ignored.
    run.result.promise.catch(() => undefined);
    return run;
  };

  /** Opens the microphone and emits the event synchronously: a later cancellation finds it open. */
  const open = async (
    run: Run,
    maxDurationMs: number,
    { deviceId, endOnSilence }: RecordingOptions,
  ): Promise<Recording> => {
    const { signal } = run.opened;
    const add = listen(run, endOnSilence);
    const microphone = await openMicrophone({ deviceId, workletUrl: context.workletUrl }, signal, {
      onSamples(samples) {
        if (run === current && run.microphone) add(samples);
      },
      onLost() {
        if (run === current) lose(run, maxDurationMs);
      },
    });
    throwIfAborted(signal);
    const { id, result } = run;
    const { deviceId: deviceInUse, label } = (run.microphone = microphone);
    if (!endOnSilence) begin(run);
    context.emit('recording-start', { recordingId: id, deviceId: deviceInUse, label });
    return { id, deviceId: deviceInUse, label, result: result.promise };
  };

  return {
    get open() {
      return current !== undefined;
    },
    get active() {
      return current !== undefined && (current.begun || !current.bargeIn);
    },
    get waiting() {
      return sent !== undefined;
    },
    sendAgain() {
      const run = current?.begun ? current : sent;
      if (!run) return;
      const { request, pieces } = run;
      context.send({ type: 'recording-start', request });
      for (const piece of pieces) upload(run, piece);
      if (run === sent) context.upload(request, { type: 'recording-end', request, discard: false });
    },
    forget(request) {
      if (sent?.request === request) sent = undefined;
    },
    start(options) {
      const { maxDurationMs = limits.recordingMaxMs } = options;
      const run = (current = createRun(maxDurationMs, options));
      return open(run, maxDurationMs, options).catch((thrown) => {
        const error = toAgentError(thrown, 'recording-unsupported');
        if (run === current) {
          drop(run, 'failed', error);
          context.onEnd('microphone-failed', error);
        }
        throw error;
      });
    },
    stop(discard) {
      const run = current;
      if (!run) return Promise.reject(new AgentError('not-recording'));
      const { durationMs } = run.tape;
      // Callers that wait for the microphone learn that it was canceled, not that the recording was
      // too short.
      if (!run.microphone) abortWith(run.opened, new AgentError('aborted', 'stopRecording'));
      if (discard) drop(run, 'discarded');
      else if (durationMs >= limits.recordingMinMs) submit(run, 'stopped');
      else drop(run, 'too-short', new AgentError('recording-too-short', `${durationMs} ms`));
      return run.result.promise;
    },
    end(error, reason, request = current?.request) {
      if (!current || current.request !== request) return false;
      drop(current, reason, error);
      return true;
    },
  };
};
