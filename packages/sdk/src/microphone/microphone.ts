import { AgentError, describeThrown, type ErrorCode, toAgentError } from '../errors.js';
import { limits } from '../limits.js';
import { createPatience } from '../patience.js';
import { rejectWhenAborted, throwIfAborted } from '../whenAborted.js';
import { addWorklet, PROCESSOR_NAME } from './worklet.js';

/** What the names of `getUserMedia`'s errors mean. */
const codes = new Map<unknown, ErrorCode>([
  ['NotAllowedError', 'microphone-denied'],
  ['SecurityError', 'microphone-denied'],
  ['NotFoundError', 'microphone-missing'],
  ['OverconstrainedError', 'microphone-missing'],
  ['NotReadableError', 'microphone-busy'],
  ['AbortError', 'microphone-busy'],
]);

/** Turns what opening the microphone rejected with into an error of ours. */
export const microphoneError = (error: unknown): AgentError =>
  toAgentError(error, codes.get(describeThrown(error).name) ?? 'recording-unsupported');

/**
 * Asks for the microphone.
 * @param deviceId - Which one; without it the browser chooses.
 */
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
 * Makes a resampler to PCM16, which takes its input piece by piece. Each sample it gives is the mean of the input over the time it
 * covers, which also keeps out what the lower rate cannot hold. Nothing is lost between pieces.
 * @param inputRateHz - The rate of the input.
 * @param outputRateHz - The rate of the output.
 */
export const createResampler = (
  inputRateHz: number,
  outputRateHz: number,
): ((input: Float32Array) => Int16Array) => {
  const step = inputRateHz / outputRateHz;
  /** How much of the output sample being formed is still to come, in input samples. */
  let missing = step;
  let sum = 0;
  return (input) => {
    const output: number[] = [];
    for (const sample of input) {
      let share = 1;
      while (share >= missing) {
        const mean = (sum + sample * missing) / step;
        output.push(Math.round(Math.max(-1, Math.min(1, mean)) * 32_767));
        share -= missing;
        missing = step;
        sum = 0;
      }
      sum += sample * share;
      missing -= share;
    }
    return Int16Array.from(output);
  };
};

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
 * @param signal - Closes it. While it is being opened, gives up with its reason, even while the
 * browser's question is still open: a microphone that is granted afterwards is let go at once.
 * @throws insecure-context, recording-unsupported, microphone-denied, microphone-missing,
 * microphone-busy
 */
export const openMicrophone = async (
  options: { deviceId?: string; workletUrl?: string },
  signal: AbortSignal,
  { onSamples, onLost }: MicrophoneListener,
): Promise<Microphone> => {
  let stream: MediaStream | undefined;
  let context: AudioContext | undefined;
  let closed = false;

  /** Lets go of all there is so far; the browser's sign goes out. */
  const close = (): void => {
    closed = true;
    patience.stop();
    for (const track of stream?.getTracks() ?? []) track.stop();
    context?.close().catch(() => undefined);
  };
  const lose = (): void => {
    if (closed) return;
    close();
    onLost();
  };
  /** A call mutes the track or stops the context: either way, no more sound comes. */
  const patience = createPatience(limits.microphoneSilentMs, lose);

  signal.addEventListener('abort', close);
  const givenUp = rejectWhenAborted(signal);
  try {
    const asking = ask(options.deviceId).then((given) => {
      stream = given;
      if (closed) close();
      return given;
    });
    const granted = await Promise.race([asking, givenUp]);
    const [track] = granted.getAudioTracks();
    // Before anything is waited for: it may be unplugged while the worklet is on its way.
    track?.addEventListener('ended', lose);
    // No event tells of one that had ended before it was given.
    if (track?.readyState === 'ended') lose();
    throwIfAborted(signal);
    const output = (context = new AudioContext());
    await Promise.race([addWorklet(output, options.workletUrl), givenUp]);
    throwIfAborted(signal);
    // Not awaited: where it is refused no sound comes, and the watch below tells.
    if (output.state === 'suspended') output.resume().catch(() => undefined);
    const node = new AudioWorkletNode(output, PROCESSOR_NAME);
    const resample = createResampler(output.sampleRate, limits.microphoneSampleRateHz);
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      if (closed) return;
      if (!track?.muted) patience.wait();
      onSamples(resample(data));
    };
    output.createMediaStreamSource(granted).connect(node).connect(output.destination);
    patience.wait();
    return { deviceId: track?.getSettings().deviceId ?? '', label: track?.label ?? '' };
  } catch (error) {
    close();
    throw microphoneError(error);
  }
};
