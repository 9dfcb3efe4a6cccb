import { limits } from '../limits.js';
import { createSilentVoice, type Voice, type VoiceListener } from './voice.js';

/** How far ahead of the clock the first samples are placed, so that the next ones are in time. */
const LEAD_SECONDS = 0.06;
/** How long a browser may take to let sound begin before it counts as refusing. */
const RUNNING_WITHIN_MS = 400;

/** Resolves with whether the context runs within the time a browser that allows sound needs. */
const runs = (context: AudioContext): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(context.state === 'running'), RUNNING_WITHIN_MS);
    context.resume().then(
      () => {
        clearTimeout(timer);
        resolve(true);
      },
      () => resolve(false),
    );
  });

/** Places samples on the context's clock one after the other, each where the one before ends. */
const createPcmVoice = (context: AudioContext, listener: VoiceListener): Voice => {
  const sources = new Set<AudioBufferSourceNode>();
  let startsAt: number | undefined;
  let endsAt = 0;
  let playedBeforeMs = 0;
  let finished = false;
  let stopped = false;
  let started = false;

  const watch = async (): Promise<boolean> => {
    const running = context.state === 'running' || (await runs(context));
    if (stopped) return false;
    if (!running) listener.onBlocked(watch);
    else if (!started) {
      started = true;
      listener.onStart('agent');
    }
    return running;
  };
  // A call may take the loudspeaker away in the middle of a speech, and any tap may give it back.
  const onStateChange = (): void => {
    if (context.state !== 'closed') void watch();
  };
  const stop = (): void => {
    stopped = true;
    context.removeEventListener('statechange', onStateChange);
    for (const source of sources) source.stop();
    sources.clear();
  };
  const endWhenDone = (): void => {
    if (stopped || !finished || sources.size > 0) return;
    stop();
    listener.onEnd(true);
  };
  return {
    add(samples) {
      const buffer = context.createBuffer(1, samples.length, limits.speechSampleRateHz);
      buffer.copyToChannel(
        Float32Array.from(samples, (sample) => sample / 32_768),
        0,
      );
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(context.destination);
      if (startsAt === undefined || endsAt < context.currentTime) {
        // The first samples, or samples too late for the clock: it starts again from here.
        playedBeforeMs += startsAt === undefined ? 0 : (endsAt - startsAt) * 1_000;
        if (startsAt === undefined) {
          context.addEventListener('statechange', onStateChange);
          void watch();
        }
        startsAt = endsAt = context.currentTime + LEAD_SECONDS;
      }
      source.start(endsAt);
      endsAt += buffer.duration;
      sources.add(source);
      source.onended = () => {
        sources.delete(source);
        endWhenDone();
      };
    },
    finish() {
      finished = true;
      endWhenDone();
    },
    positionMs() {
      if (startsAt === undefined) return 0;
      const heardAt = Math.min(context.currentTime, endsAt) - (context.outputLatency || 0);
      return playedBeforeMs + Math.max(0, heardAt - startsAt) * 1_000;
    },
    stop,
  };
};

/** The loudspeaker: one audio context for all speeches of an agent. */
export interface Playback {
  /** Makes ready to sound; to be called from a tap, because browsers allow it only then. */
  warm(): void;
  /** Begins a speech whose samples are on their way. */
  play(listener: VoiceListener): Voice;
  close(): void;
}

/** Makes a loudspeaker for PCM16 at 24 kHz. */
export const createPlayback = (): Playback => {
  let context: AudioContext | undefined;

  const open = (): AudioContext | undefined => {
    try {
      // At the rate of the samples nothing is resampled, so that pieces join without a seam.
      context ??= new AudioContext({ sampleRate: limits.speechSampleRateHz });
      if (context.state !== 'running') context.resume().catch(() => undefined);
      return context;
    } catch {
      return;
    }
  };

  return {
    warm: () => void open(),
    play(listener) {
      const output = open();
      return output ? createPcmVoice(output, listener) : createSilentVoice(listener);
    },
    close() {
      const closing = context;
      context = undefined;
      try {
        closing?.close().catch(() => undefined);
      } catch {
        // What cannot be started in the first place need not be closed.
      }
    },
  };
};
