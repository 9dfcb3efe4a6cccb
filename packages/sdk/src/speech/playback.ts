import { limits } from '../limits.js';
import { createPcmVoice } from './pcmVoice.js';
import { createSilentVoice } from './silentVoice.js';
import type { Voice, VoiceListener } from './voice.js';

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
    } catch {
      return;
    }
    if (context.state !== 'running') context.resume().catch(() => undefined);
    return context;
  };

  return {
    warm: () => void open(),
    play(listener) {
      const output = open();
      return output ? createPcmVoice(output, listener) : createSilentVoice(listener);
    },
    close() {
      context?.close().catch(() => undefined);
      context = undefined;
    },
  };
};
