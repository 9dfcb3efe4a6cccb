import type { Recording, RecordingOptions, RecordingResult } from './actions.js';
import { createDeferred, type Deferred } from './deferred.js';
import type { Emit } from './emitter.js';
import { AgentError } from './errors.js';
import type { RecordingEndReason, StateChangeReason } from './events.js';
import { limits } from './limits.js';
import { createFramer, type Framer } from './microphone/framer.js';
import { loudness } from './microphone/loudness.js';
import { openMicrophone, type Microphone } from './microphone/microphone.js';
import { writeFrame } from './protocol/frame.js';
import type { ClientMessage } from './protocol/wire.js';
import type { Answer } from './replies.js';

const SAMPLES_PER_MS = limits.microphoneSampleRateHz / 1_000;
/** One frame and one `recording-level` for every 50 milliseconds. */
const FRAME_SAMPLES = 50 * SAMPLES_PER_MS;

/** What a recorder needs of the agent around it. */
export interface RecorderRoom {
  readonly workletUrl?: string;
  emit: Emit;
  send(message: ClientMessage): void;
  sendFrame(frame: ArrayBuffer): void;
  /** The recording is on its way: waits for what the agent makes of it. */
  expectAnswer(request: number): Promise<Answer>;
  /** The recording ended of itself. */
  onEnd(reason: StateChangeReason, error?: AgentError): void;
}

/** Records, one recording at a time. */
export interface Recorder {
  readonly active: boolean;
  start(request: number, options: RecordingOptions): Promise<Recording>;
  /** Ends the recording that is active: sends it, or throws it away. */
  stop(discard: boolean): Promise<RecordingResult>;
  /** Drops the recording, this request's only where one is named. Tells whether there was any. */
  end(error: AgentError, reason: RecordingEndReason, request?: number): boolean;
}

interface Run {
  readonly request: number;
  readonly opening: AbortController;
  readonly result: Deferred<RecordingResult>;
  readonly framer: Framer;
  readonly maxSamples: number;
  samples: number;
  microphone?: Microphone;
}

const durationOf = (run: Run): number => Math.round(run.samples / SAMPLES_PER_MS);

/** Makes a recorder; nothing is asked of the browser before `start`. */
export const createRecorder = (room: RecorderRoom): Recorder => {
  let current: Run | undefined;

  /** Lets go of the microphone; from here on the run is nobody's. */
  const release = (run: Run, why: AgentError): void => {
    current = undefined;
    run.opening.abort(why);
    run.microphone?.close();
  };

  const tellEnd = (run: Run, reason: RecordingEndReason): void => {
    if (!run.microphone) return;
    room.emit('recording-end', { recordingId: run.request, reason, durationMs: durationOf(run) });
  };

  const drop = (run: Run, reason: RecordingEndReason, outcome: AgentError | undefined): void => {
    release(run, outcome ?? new AgentError('aborted', reason));
    if (run.microphone) room.send({ type: 'recording-end', request: run.request, discard: true });
    if (outcome) run.result.reject(outcome);
    else
      run.result.resolve({
        discarded: true,
        durationMs: durationOf(run),
        transcript: '',
        reply: '',
      });
    tellEnd(run, reason);
  };

  const submit = (run: Run, reason: 'stopped' | 'max-duration'): void => {
    const { request, result } = run;
    run.framer.flush();
    release(run, new AgentError('aborted', reason));
    room.send({ type: 'recording-end', request, discard: false });
    room.expectAnswer(request).then(
      (answer) => result.resolve({ discarded: false, durationMs: durationOf(run), ...answer }),
      (error) => result.reject(error),
    );
    tellEnd(run, reason);
  };

  const take = (run: Run, samples: Int16Array): void => {
    if (run !== current || !run.microphone) return;
    run.framer.add(samples.subarray(0, run.maxSamples - run.samples));
    run.samples = Math.min(run.maxSamples, run.samples + samples.length);
    if (run.samples < run.maxSamples || run !== current) return;
    submit(run, 'max-duration');
    room.onEnd('recording-end');
  };

  const lose = (run: Run): void => {
    if (run !== current) return;
    const error = new AgentError('microphone-lost');
    drop(run, 'microphone-lost', error);
    room.onEnd('microphone-failed', error);
    room.emit('error', error);
  };

  const sendPiece = (request: number, piece: Int16Array, elapsedMs: number): void => {
    room.sendFrame(writeFrame('microphone', request, piece));
    room.emit('recording-level', { recordingId: request, level: loudness(piece), elapsedMs });
  };

  return {
    get active() {
      return current !== undefined;
    },
    async start(request, { deviceId, maxDurationMs = limits.recordingMaxMs }) {
      let framed = 0;
      const run: Run = {
        request,
        opening: new AbortController(),
        result: createDeferred(),
        framer: createFramer(FRAME_SAMPLES, (piece) => {
          framed += piece.length;
          sendPiece(request, piece, Math.round(framed / SAMPLES_PER_MS));
        }),
        maxSamples: maxDurationMs * SAMPLES_PER_MS,
        samples: 0,
      };
      current = run;
      const { signal } = run.opening;
      // `startRecording` and `stopRecording` tell of a failure; `result` may be left alone.
      run.result.promise.catch(() => undefined);
      try {
        const microphone = await openMicrophone({ deviceId, workletUrl: room.workletUrl }, signal, {
          onSamples: (samples) => take(run, samples),
          onLost: () => lose(run),
        });
        if (signal.aborted) microphone.close();
        signal.throwIfAborted();
        run.microphone = microphone;
      } catch (error) {
        if (run === current) {
          release(run, error as AgentError);
          run.result.reject(error as AgentError);
          room.onEnd('microphone-failed', error as AgentError);
        }
        throw error;
      }
      const { deviceId: deviceInUse, label } = run.microphone;
      room.send({ type: 'recording-start', request });
      room.emit('recording-start', { recordingId: request, deviceId: deviceInUse, label });
      return { id: request, deviceId: deviceInUse, label, result: run.result.promise };
    },
    stop(discard) {
      const run = current;
      if (!run) return Promise.reject(new AgentError('not-recording'));
      if (discard) drop(run, 'discarded', undefined);
      else if (durationOf(run) >= limits.recordingMinMs) submit(run, 'stopped');
      else drop(run, 'too-short', new AgentError('recording-too-short', `${durationOf(run)} ms`));
      return run.result.promise;
    },
    end(error, reason, request = current?.request) {
      if (!current || current.request !== request) return false;
      drop(current, reason, error);
      return true;
    },
  };
};
