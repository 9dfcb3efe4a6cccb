import type { AgentState } from '../states.js';

/**
 * The recording a voice is listened for in.
 * @since 0.1.0
 */
export interface VoiceRoom {
  /** What the agent does. */
  state(): AgentState;
  /** Records samples; the first ones begin the recording. */
  take(samples: Int16Array): void;
  /** Tells that a voice is heard or gone, and since how many milliseconds. */
  tell(heard: boolean, agoMs: number): void;
  /** Ends the recording: sent after `silence`, dropped after `no-voice`. */
  end(reason: 'silence' | 'no-voice'): void;
}

/**
 * Finds a voice in what the microphone hears. `detectVoice` of `product-sdk/audio` makes one.
 * @since 0.1.0
 */
export interface VoiceDetection {
  /** What is wrong with its options, where anything is. */
  readonly problem?: string;
  /** Begins to listen. Returns what takes in the samples of the microphone: PCM16 at 16 kHz. */
  watch(room: VoiceRoom): (samples: Int16Array) => void;
}
