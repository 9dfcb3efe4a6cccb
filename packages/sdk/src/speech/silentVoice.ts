import { limits } from '../limits.js';
import type { Voice, VoiceListener } from './voice.js';

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
