import { limits } from '../limits.js';
import { createSilentVoice, type Voice, type VoiceListener } from './voice.js';

/** The latency of the first samples, so that later ones arrive in time. */
const LEAD_SECONDS = 0.06;
/** How long a browser may take to start audio before it counts as blocked. */
const RUNNING_WITHIN_MS = 400;
/** The polling interval for a context's clock, and how many times in a row it may stand still. */
const LOOK_MS = 500;
const MOST_LOOKS = 6;

/** Resolves with whether the context starts in the time that a browser which allows audio needs. */
const runs = (context: AudioContext): Promise<boolean> =>
  new Promise((resolve) => {
    // During a phone call, calling `resume` does harm: the browser reports when it is over.
    if (context.state !== 'suspended') return resolve(context.state === 'running');
    const timer = setTimeout(() => resolve(context.state === 'running'), RUNNING_WITHIN_MS);
    context.resume().then(
      () => {
        clearTimeout(timer);
        resolve(true);
      },
      () => resolve(false),
    );
  });

/**
 * Calls back while the clock of a running context stands still, as on a phone after a call. Counts
 * polls rather than time, so that sleep does not matter. Returns a function that stops polling.
 */
const watchClock = (context: AudioContext, onStandstill: () => void): (() => void) => {
  let seen = context.currentTime;
  let looks = 0;
  const timer = setInterval(() => {
    const moves = context.state !== 'running' || context.currentTime !== seen;
    seen = context.currentTime;
    looks = moves ? 0 : looks + 1;
    if (looks >= MOST_LOOKS) onStandstill();
  }, LOOK_MS);
  return () => clearInterval(timer);
};

/**
 * Schedules samples gaplessly on a context's clock.
 * @param connect - Returns the destination for the sound of a context.
 * @param renew - Returns another context, to replace one whose clock stands still.
 */
const createPcmVoice = (
  first: AudioContext,
  connect: (context: AudioContext) => AudioNode,
  renew: () => AudioContext | undefined,
  listener: VoiceListener,
): Voice => {
  /** The scheduled sources that have not ended, with their start times. */
  const sources = new Map<AudioBufferSourceNode, { buffer: AudioBuffer; from: number }>();
  let context = first;
  let startsAt: number | undefined;
  let endsAt = 0;
  let playedBeforeMs = 0;
  let finished = false;
  let stopped = false;
  let started = false;
  let renewed = false;
  let unwatchClock = (): void => undefined;

  const watch = async (): Promise<boolean> => {
    const watched = context;
    const running = await runs(watched);
    if (stopped || watched !== context) return running && !stopped;
    if (!running) listener.onBlocked(watch);
    else if (!started) {
      started = true;
      listener.onStart('agent');
    }
    return running;
  };
  // A phone call may interrupt speech, and any user gesture may end the interruption.
  const onStateChange = (): void => {
    if (context.state === 'closed') revive();
    else void watch();
  };
  /** Releases the context; returns what was not played. */
  const leave = () => {
    const unheard = [...sources.values()];
    unwatchClock();
    context.removeEventListener('statechange', onStateChange);
    for (const source of sources.keys()) {
      source.onended = null;
      source.stop();
    }
    sources.clear();
    return unheard;
  };
  const stop = (): void => {
    stopped = true;
    leave();
  };
  const end = (completed: boolean): void => {
    stop();
    listener.onEnd(completed);
  };
  const endWhenDone = (): void => {
    if (!stopped && finished && sources.size === 0) end(true);
  };
  /** Starts to schedule samples from the context's current time. */
  const begin = (): void => {
    startsAt = endsAt = context.currentTime + LEAD_SECONDS;
  };
  const enter = (): void => {
    begin();
    context.addEventListener('statechange', onStateChange);
    unwatchClock = watchClock(context, revive);
    void watch();
  };
  const place = (buffer: AudioBuffer, offset = 0): void => {
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(connect(context));
    source.start(endsAt, offset);
    sources.set(source, { buffer, from: endsAt - offset });
    endsAt += buffer.duration - offset;
    source.onended = () => {
      sources.delete(source);
      endWhenDone();
    };
  };
  /** Continues in another context when the clock of this one stands still; only once. */
  const revive = (): void => {
    const heardAt = context.currentTime;
    const unheard = leave();
    // The next speech gets a context of its own in any case.
    const next = renew();
    if (!next || renewed) return end(false);
    renewed = true;
    playedBeforeMs += Math.max(0, Math.min(heardAt, endsAt) - (startsAt ?? heardAt)) * 1_000;
    context = next;
    enter();
    for (const { buffer, from } of unheard) place(buffer, Math.max(0, heardAt - from));
  };
  return {
    add(samples) {
      if (stopped) return;
      try {
        const buffer = context.createBuffer(1, samples.length, limits.speechSampleRateHz);
        buffer.copyToChannel(
          Float32Array.from(samples, (sample) => sample / 32_768),
          0,
        );
        if (startsAt === undefined) enter();
        else if (endsAt < context.currentTime) {
          // Samples arrived too late: scheduling restarts from the current time.
          playedBeforeMs += (endsAt - startsAt) * 1_000;
          begin();
        }
        place(buffer);
      } catch {
        // Not played to the end, which is all that is known.
        end(false);
      }
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

/** The audio output of an agent: one context for all its speech. */
export interface Playback {
  /** Prepares audio; must be called during a user gesture. */
  warm(): void;
  /** Starts a speech whose samples will follow. */
  play(listener: VoiceListener): Voice;
  close(): void;
}

/**
 * Creates the audio output for PCM16 at 24 kHz.
 * @param connect - Returns the destination for the sound of a context.
 */
export const createPlayback = (connect: (context: AudioContext) => AudioNode): Playback => {
  let context: AudioContext | undefined;

  const open = (): AudioContext | undefined => {
    try {
      // Suspended from outside: by the page or the browser.
      if (context?.state === 'closed') context = undefined;
      // At the rate of the samples, so that nothing is resampled and chunks join seamlessly.
      context ??= new AudioContext({ sampleRate: limits.speechSampleRateHz });
      connect(context);
      if (context.state === 'suspended') context.resume().catch(() => undefined);
      return context;
    } catch {
      return;
    }
  };

  const close = (): void => {
    const closing = context;
    context = undefined;
    try {
      closing?.close().catch(() => undefined);
    } catch {
      // A context that could not be created need not be closed.
    }
  };
  const renew = (): AudioContext | undefined => {
    close();
    return open();
  };

  return {
    warm: () => void open(),
    play(listener) {
      const output = open();
      return output
        ? createPcmVoice(output, connect, renew, listener)
        : createSilentVoice(listener);
    },
    close,
  };
};
