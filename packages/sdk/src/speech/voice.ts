import type { SpeechStartEvent } from '../events.js';
import { limits } from '../limits.js';

/** What a voice tells of one speech. */
export interface VoiceListener {
  /** It can be heard now. */
  onStart(voice: SpeechStartEvent['voice']): void;
  /** It came to its end, or failed part-way; not called after `stop`. */
  onEnd(completed: boolean): void;
  /** The browser refuses sound until `resume` is called from a tap. */
  onBlocked(resume: () => Promise<boolean>): void;
}

/** One speech being heard. */
export interface Voice {
  /** The next samples, for a voice that comes from the agent. */
  add(samples: Int16Array): void;
  /** Nothing more will be added; how long the agent says that the speech is. */
  finish(durationMs: number): void;
  /** How much of it has been heard. */
  positionMs(): number;
  stop(): void;
}

const SAMPLES_PER_MS = limits.speechSampleRateHz / 1_000;

/** Lets the time of a speech pass in silence, where there is nothing to make a sound with. */
export const createSilentVoice = (listener: VoiceListener): Voice => {
  const startedAt = performance.now();
  const positionMs = (): number => performance.now() - startedAt;
  let addedMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // After the caller holds the voice, as with the voices that can be heard.
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
