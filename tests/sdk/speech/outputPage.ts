import { createOutput, listDevices } from 'product-sdk/audio';
import '../harness/agentPage';

/** Records the output of every audio context, and its sink. */
class Ear {
  readonly contexts: (AudioContext & { sinkId?: string })[] = [];
  private readonly analysers: AnalyserNode[] = [];

  constructor() {
    const { contexts, analysers } = this;
    const connect = AudioNode.prototype.connect as (to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to === this.context.destination && this.context instanceof AudioContext) {
        const analyser = new AnalyserNode(this.context, { fftSize: 2048 });
        connect.call(this, analyser);
        analysers.push(analyser);
        contexts.push(this.context);
      }
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  }

  /** The current peak level. */
  peak(): number {
    const samples = new Float32Array(2048);
    return Math.max(
      0,
      ...this.analysers.map((analyser) => {
        analyser.getFloatTimeDomainData(samples);
        return Math.max(...samples.map(Math.abs));
      }),
    );
  }

  /** The sink of the newest context. */
  get sink(): string {
    return this.contexts.at(-1)?.sinkId ?? '';
  }
}

declare global {
  interface Window {
    audio: { createOutput: typeof createOutput; listDevices: typeof listDevices };
    ear: Ear;
    /** Resolves once a condition is true. */
    until(holds: () => boolean): Promise<void>;
  }
}

window.audio = { createOutput, listDevices };
window.ear = new Ear();
window.until = async (holds) => {
  while (!holds()) await new Promise(requestAnimationFrame);
};
