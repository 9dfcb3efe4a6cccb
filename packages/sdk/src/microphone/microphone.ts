import { AgentError, describeThrown, type ErrorCode, toAgentError } from '../errors.js';
import { limits } from '../limits.js';
import { createPatience } from '../patience.js';
import { reasonOf, throwIfAborted } from '../whenAborted.js';
import { addWorklet } from './addWorklet.js';
import { createResampler } from './resample.js';
import { PROCESSOR_NAME } from './workletSource.js';

/** What the names of `getUserMedia`'s errors mean. */
const codes: Readonly<Record<string, ErrorCode>> = {
  NotAllowedError: 'microphone-denied',
  SecurityError: 'microphone-denied',
  NotFoundError: 'microphone-missing',
  OverconstrainedError: 'microphone-missing',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
};

/** Turns what opening the microphone rejected with into an error of ours. */
export const microphoneError = (error: unknown): AgentError => {
  const { name = '' } = describeThrown(error);
  return toAgentError(error, codes[name] ?? 'recording-unsupported');
};

/** Lets go of the microphone; the browser's sign goes out. */
const stopStream = (stream: MediaStream): void => {
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
const openStream = (deviceId: string | undefined, signal: AbortSignal): Promise<MediaStream> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(reasonOf(signal)));
    ask(deviceId).then(
      (stream) => (signal.aborted ? stopStream(stream) : resolve(stream)),
      (error) => reject(microphoneError(error)),
    );
  });

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

  // Before anything is waited for: it may be unplugged while the worklet is on its way.
  track?.addEventListener('ended', lose);
  try {
    throwIfAborted(signal);
    const output = (context = new AudioContext());
    await new Promise<void>((resolve, reject) => {
      // At once: on a slow network its script may be long in coming, and the browser's sign is on.
      signal.addEventListener('abort', () => {
        close();
        reject(reasonOf(signal));
      });
      addWorklet(output, options.workletUrl).then(resolve, reject);
    });
    throwIfAborted(signal);
    // Not awaited: where it is refused no sound comes, and the watch below tells.
    if (context.state === 'suspended') context.resume().catch(() => undefined);
    const node = new AudioWorkletNode(context, PROCESSOR_NAME);
    const resample = createResampler(context.sampleRate, limits.microphoneSampleRateHz);
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      if (closed) return;
      if (!track?.muted) patience.wait();
      onSamples(resample(data));
    };
    context.createMediaStreamSource(stream).connect(node).connect(context.destination);
    patience.wait();
  } catch (error) {
    close();
    throw microphoneError(error);
  }
  return { deviceId: track?.getSettings().deviceId ?? '', label: track?.label ?? '' };
};
