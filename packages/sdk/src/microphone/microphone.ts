import { limits } from '../limits.js';
import { createPatience } from '../patience.js';
import { addWorklet } from './addWorklet.js';
import { openStream, stopStream } from './openStream.js';
import { microphoneError } from './microphoneError.js';
import { createResampler } from './resample.js';
import { PROCESSOR_NAME } from './workletSource.js';

/** An open microphone. */
export interface Microphone {
  readonly deviceId: string;
  readonly label: string;
}

/** What a microphone tells. */
export interface MicrophoneListener {
  /** PCM16 mono at 16 kHz. */
  onSamples(samples: Int16Array): void;
  /** It was unplugged, or the system took it away. */
  onLost(): void;
}

/**
 * Opens the microphone.
 * @param options - Which one, and where its worklet is served.
 * @param signal - Closes it; while it is being opened, gives up with its reason.
 * @throws what `openStream` and `addWorklet` throw
 */
export const openMicrophone = async (
  options: { deviceId?: string; workletUrl?: string },
  signal: AbortSignal,
  { onSamples, onLost }: MicrophoneListener,
): Promise<Microphone> => {
  const stream = await openStream(options.deviceId, signal);
  const [track] = stream.getAudioTracks();
  let context: AudioContext | undefined;
  let closed = false;

  const close = (): void => {
    closed = true;
    patience.stop();
    stopStream(stream);
    context?.close().catch(() => undefined);
  };
  const lose = (): void => {
    if (closed) return;
    close();
    onLost();
  };
  /** A call mutes the track or stops the context: either way, no more sound comes. */
  const patience = createPatience(limits.microphoneSilentMs, lose);

  try {
    signal.throwIfAborted();
    const output = (context = new AudioContext());
    await new Promise<void>((resolve, reject) => {
      // At once: on a slow network its script may be long in coming, and the browser's sign is on.
      signal.addEventListener('abort', () => {
        close();
        reject(signal.reason);
      });
      addWorklet(output, options.workletUrl).then(resolve, reject);
    });
    signal.throwIfAborted();
    // Not awaited: where it is refused no sound comes, and the watch below tells.
    context.resume().catch(() => undefined);
    const node = new AudioWorkletNode(context, PROCESSOR_NAME);
    const resample = createResampler(context.sampleRate, limits.microphoneSampleRateHz);
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      if (closed) return;
      if (!track?.muted) patience.wait();
      onSamples(resample(data));
    };
    context.createMediaStreamSource(stream).connect(node).connect(context.destination);
    track?.addEventListener('ended', lose);
    patience.wait();
  } catch (error) {
    close();
    throw microphoneError(error);
  }
  return { deviceId: track?.getSettings().deviceId ?? '', label: track?.label ?? '' };
};
