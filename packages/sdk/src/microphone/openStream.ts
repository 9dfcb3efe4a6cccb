import { AgentError } from '../errors.js';
import { microphoneError } from './microphoneError.js';

/** Lets go of the microphone; the browser's sign goes out. */
export const stopStream = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

const ask = async (deviceId?: string): Promise<MediaStream> => {
  if (globalThis.isSecureContext === false) throw new AgentError('insecure-context');
  const devices = globalThis.navigator?.mediaDevices;
  if (!devices?.getUserMedia || typeof AudioWorkletNode === 'undefined')
    throw new AgentError('recording-unsupported');
  return devices.getUserMedia({
    audio: {
      ...(deviceId && { deviceId: { exact: deviceId } }),
      channelCount: 1,
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    },
  });
};

/**
 * Asks for the microphone.
 * @param deviceId - Which one; without it the browser chooses.
 * @param signal - Gives up with its reason, even while the browser's question is still open; a
 * microphone that is granted afterwards is let go at once.
 * @throws insecure-context, recording-unsupported, microphone-denied, microphone-missing,
 * microphone-busy
 */
export const openStream = (
  deviceId: string | undefined,
  signal: AbortSignal,
): Promise<MediaStream> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    ask(deviceId).then(
      (stream) => (signal.aborted ? stopStream(stream) : resolve(stream)),
      (error) => reject(microphoneError(error)),
    );
  });
