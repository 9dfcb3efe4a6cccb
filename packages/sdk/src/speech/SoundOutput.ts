import type { AgentError } from '../errors.js';

/**
 * Where the speech of agents is heard. `createOutput` of `product-sdk/audio` makes one.
 * @since 0.1.0
 */
export interface SoundOutput {
  /**
   * Gives what the sound of an audio context goes into.
   * @param tell - Receives what goes wrong with the output from then on.
   * @hidden The agent calls it.
   */
  connect(context: AudioContext, tell: (error: AgentError) => void): AudioNode;
  /**
   * Prepares what the device's own voice is about to say.
   * @param repeat - Has it said again from its beginning, unless it has ended.
   * @param tell - Receives what the device's voice cannot do.
   * @hidden The agent calls it.
   */
  prepare(
    utterance: SpeechSynthesisUtterance,
    repeat: () => void,
    tell: (error: AgentError) => void,
  ): void;
}
