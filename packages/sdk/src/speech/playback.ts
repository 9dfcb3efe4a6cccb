import { limits } from '../limits.js';
import { createSilentVoice, type Voice, type VoiceListener } from './voice.js';

/** How far ahead of the clock the first samples are placed, so that the next ones are in time. */
const LEAD_SECONDS = 0.06;
/** How long a browser may take to let sound begin before it counts as refusing. */
const RUNNING_WITHIN_MS = 400;
/** How often to look at a context's clock, and how often in a row it may not have moved. */
const LOOK_MS = 500;
const MOST_LOOKS = 6;

/** Resolves with whether the context runs within the time a browser that allows sound needs. */
const runs = (context: AudioContext): Promise<boolean> =>
  new Promise((resolve) => {
    // While a call has the loudspeaker, asking does harm: the browser says when it is over.
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
 * Calls a function when the clock of a context that says it runs stands still, as on a phone after a
 * call. Looks are counted, not time: after a sleep the clock has as long as ever. Returns a function
 * that stops.
 */
const watchClock = (context: AudioContext, onStandstill: () => void): (() => void) => {
  let seen = context.currentTime;
  let looks = 0;
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    const moves = context.state !== 'running' || context.currentTime !== seen;
    seen = context.currentTime;
    looks = moves ? 0 : looks + 1;
    if (looks >= MOST_LOOKS) onStandstill();
    else wait();
  };
  const wait = (): void => {
    timer = setTimeout(look, LOOK_MS);
  };
  wait();
  return () => clearTimeout(timer);
};

/**
 * Places samples on a context's clock one after the other, each where the one before ends.
 * @param connect - Gives what the sound of a context goes into.
 * @param renew - Gives another context, in the place of one whose clock stands still.
 */
const createPcmVoice = (
  first: AudioContext,
  connect: (context: AudioContext) => AudioNode,
  renew: () => AudioContext | undefined,
  listener: VoiceListener,
): Voice => {
  /** What has been placed and not heard to its end, and when it begins. */
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
    const running = watched.state === 'running' || (await runs(watched));
    if (stopped || watched !== context) return running && !stopped;
    if (!running) listener.onBlocked(watch);
    else if (!started) {
      started = true;
      listener.onStart('agent');
    }
    return running;
  };
  // A call may take the loudspeaker away in the middle of a speech, and any tap may give it back.
  const onStateChange = (): void => {
    if (context.state === 'closed') revive();
    else void watch();
  };
  /** Lets go of the context; gives what has not been heard. */
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
  /** Begins to place samples from the context's now on. */
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
  /** Goes on in another context where the clock of this one stands still for good; does so once. */
  const revive = (): void => {
    const heardAt = context.currentTime;
    const unheard = leave();
    // The next speech has one of its own, whatever becomes of this.
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
          // Samples too late for the clock: it starts again from here.
          playedBeforeMs += (endsAt - startsAt) * 1_000;
          begin();
        }
        place(buffer);
      } catch {
        // Not heard to its end, which is all that is known of it.
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

/** The loudspeaker: one audio context for all speeches of an agent. */
export interface Playback {
  /** Makes ready to sound; to be called from a tap, because browsers allow it only then. */
  warm(): void;
  /** Begins a speech whose samples are on their way. */
  play(listener: VoiceListener): Voice;
  close(): void;
}

/**
 * Makes a loudspeaker for PCM16 at 24 kHz.
 * @param connect - Gives what the sound of a context goes into.
 */
export const createPlayback = (connect: (context: AudioContext) => AudioNode): Playback => {
  let context: AudioContext | undefined;

  const open = (): AudioContext | undefined => {
    try {
      // Not by us: the page has other ways to it, and so has the browser.
      if (context?.state === 'closed') context = undefined;
      // At the rate of the samples nothing is resampled, so that pieces join without a seam.
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
      // What cannot be started in the first place need not be closed.
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
