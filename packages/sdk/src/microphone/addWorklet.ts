import { AgentError } from '../errors.js';
import { workletSource } from './workletSource.js';

/** The file beside this module or, in the script-tag build, beside the script. */
const fileBeside = (): string | undefined => {
  try {
    return new URL('./product-sdk.worklet.js', import.meta.url).href;
  } catch {
    return;
  }
};

/**
 * Loads the worklet's script: from the address given; or else from the file beside the SDK, which a
 * content security policy of `script-src 'self'` allows; or else, where a bundler has left that
 * file behind, from a `blob:` address.
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
