import { AgentError } from '../errors.js';

/** The name of the worklet's processor. */
export const PROCESSOR_NAME = 'product-sdk-microphone';

/**
 * The script that runs on the audio thread: it posts samples in blocks, and ends when it has no more
 * input. The build also writes it to a separate file, `product-sdk.worklet.js`.
 */
export const workletSource = `registerProcessor('${PROCESSOR_NAME}', class extends AudioWorkletProcessor {
  filled = 0;
  process([[channel]]) {
    if (!channel) return !this.block;
    this.block ??= new Float32Array(1024);
    this.block.set(channel, this.filled);
    this.filled = (this.filled + channel.length) % 1024;
    if (!this.filled) this.port.postMessage(this.block);
    return true;
  }
});
`;

/** The file next to this module or, in the script-tag build, next to the script. */
const fileBeside = (): string | undefined => {
  try {
    return new URL('./product-sdk.worklet.js', import.meta.url).href;
  } catch {
    return;
  }
};

/**
 * Loads the worklet's script: from the given address; else from the file next to the SDK, which a
 * content security policy of `script-src 'self'` allows; else, where a bundler has left that file
 * out, from a `blob:` address.
 * @throws recording-unsupported
 */
export const addWorklet = async (context: AudioContext, workletUrl?: string): Promise<void> => {
  const blob = URL.createObjectURL(new Blob([workletSource], { type: 'text/javascript' }));
  const add = (address: string): Promise<void> => context.audioWorklet.addModule(address);
  try {
    if (workletUrl) await add(workletUrl);
    else await add(fileBeside() ?? blob).catch(() => add(blob));
  } catch (error) {
    throw new AgentError('recording-unsupported', 'the audio worklet could not be loaded', error);
  } finally {
    URL.revokeObjectURL(blob);
  }
};
