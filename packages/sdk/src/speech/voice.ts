import type { SpeechStartEvent } from '../events.js';
import { limits } from '../limits.js';

/** Callbacks of a voice for one speech. */
export interface VoiceListener {
  /** It can be heard now. */
  onStart(voice: SpeechStartEvent['voice']): void;
  /** It ended, or failed part-way; not called after `stop`. */
  onEnd(completed: boolean): void;
  /** The browser blocks audio until `resume` is called during a user gesture. */
  onBlocked(resume: () => Promise<boolean>): void;
}

/** One speech being heard. */
export interface Voice {
  /** Adds samples, for the agent's voice. */
  add(samples: Int16Array): void;
  /** No more samples follow; the length of the speech according to the agent. */
  finish(durationMs: number): void;
  /** How much of it has been played. */
  positionMs(): number;
  stop(): void;
}

/** The samples of speech in a millisecond. */
export const SAMPLES_PER_MS = limits.speechSampleRateHz / 1_000;

/** Plays silence for the length of a speech, where nothing can make a sound. */
export const createSilentVoice = (listener: VoiceListener): Voice => {
  const startedAt = performance.now();
  const positionMs = (): number => performance.now() - startedAt;
  let addedMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Deferred until the caller has the voice, as with audible voices.
  queueMicrotask(() => listener.onStart('silent'));
  return {
    add(samples) {
      addedMs += samples.length / SAMPLES_PER_MS;
    },
    finish(durationMs) {
      clearTimeout(timer);
      timer = setTimeout(() => listener.onEnd(true), (addedMs || durationMs) - positionMs());
    },
    positionMs,
    stop: () => clearTimeout(timer),
  };
};
