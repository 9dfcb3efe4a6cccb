/** The name under which the worklet registers its processor. */
export const PROCESSOR_NAME = 'product-sdk-microphone';

/**
 * The script that runs on the audio thread: it hands the samples over in blocks and does nothing
 * else. The build also writes it to a file of its own, `product-sdk.worklet.js`.
 */
export const workletSource = `registerProcessor('${PROCESSOR_NAME}', class extends AudioWorkletProcessor {
  block = new Float32Array(1024);
  filled = 0;
  process([[channel]]) {
    if (!channel) return true;
    this.block.set(channel, this.filled);
    this.filled = (this.filled + channel.length) % 1024;
    if (!this.filled) this.port.postMessage(this.block);
    return true;
  }
});
`;
