import { AgentError, describeThrown, type ErrorCode, toAgentError } from '../errors.js';
import { limits } from '../limits.js';
import { createStallTimer } from '../stallTimer.js';
import { rejectWhenAborted, throwIfAborted } from '../whenAborted.js';
import { addWorklet, PROCESSOR_NAME } from './worklet.js';

/** Error codes by the names of `getUserMedia`'s errors. */
const codes = new Map<unknown, ErrorCode>([
  ['NotAllowedError', 'microphone-denied'],
  ['SecurityError', 'microphone-denied'],
  ['NotFoundError', 'microphone-missing'],
  ['OverconstrainedError', 'microphone-missing'],
  ['NotReadableError', 'microphone-busy'],
  ['AbortError', 'microphone-busy'],
]);

/** Converts the error of a failed attempt to open the microphone. */
export const microphoneError = (error: unknown): AgentError =>
  toAgentError(error, codes.get(describeThrown(error).name) ?? 'recording-unsupported');

/**
 * Requests the microphone.
 * @param deviceId - Which one; by default the browser chooses.
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
 * Creates a resampler to PCM16, which accepts its input in chunks. Each output sample is the mean
 * of the input over its time, which is also a low-pass filter. Nothing is lost between chunks.
 * @param inputRateHz - The rate of the input.
 * @param outputRateHz - The rate of the output.
 */
export const createResampler = (
  inputRateHz: number,
  outputRateHz: number,
): ((input: Float32Array) => Int16Array) => {
  const step = inputRateHz / outputRateHz;
  /** The part of the current output sample that is still to come, in input samples. */
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

/** The time in which a worklet learns that it has no input any more. */
const CLOSE_AFTER_MS = 100;

/** An open microphone. */
export interface Microphone {
  readonly deviceId: string;
  readonly label: string;
}

/** What a microphone tells. */
export interface MicrophoneListener {
  /** PCM16 mono at 16 kHz. */
  onSamples(samples: Int16Array): void;
  /** It was unplugged, or the system took it over. */
  onLost(): void;
}

/**
 * Opens the microphone.
 * @param options - Which one, and where its worklet is served.
 * @param signal - Closes it. While it is opening, rejects with the signal's reason, even while the
 * permission prompt is open: a microphone that is granted afterwards is released at once.
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
  let source: AudioNode | undefined;
  let track: MediaStreamTrack | undefined;
  let closed = false;

  /** Releases everything acquired so far; the browser's recording indicator goes off. */
  const close = (): void => {
    closed = true;
    stallTimer.stop();
    stream?.getTracks().forEach((each) => each.stop());
    // Chrome keeps ended tracks, and through this listener the whole recording.
    track?.removeEventListener('ended', lose);
    source?.disconnect();
    // Chrome keeps the context of a worklet that hasn't ended, which it does without input.
    setTimeout(() => context?.close().catch(() => undefined), CLOSE_AFTER_MS);
  };
  const lose = (): void => {
    if (closed) return;
    close();
    onLost();
  };
  /** A phone call mutes the track or suspends the context: either way, no more audio arrives. */
  const stallTimer = createStallTimer(limits.microphoneSilentMs, lose);

  signal.addEventListener('abort', close);
  const givenUp = rejectWhenAborted(signal);
  try {
    const asking = ask(options.deviceId).then((opened) => {
      stream = opened;
      if (closed) close();
      return opened;
    });
    const granted = await Promise.race([asking, givenUp]);
    [track] = granted.getAudioTracks();
    // Subscribed before anything is awaited: it may be unplugged while the worklet loads.
    track?.addEventListener('ended', lose);
    // A track that had already ended fires no event.
    if (track?.readyState === 'ended') lose();
    throwIfAborted(signal);
    const output = (context = new AudioContext());
    await Promise.race([addWorklet(output, options.workletUrl), givenUp]);
    throwIfAborted(signal);
    // Not awaited: if it is refused, no audio arrives, which the check below reports.
    if (output.state === 'suspended') output.resume().catch(() => undefined);
    const node = new AudioWorkletNode(output, PROCESSOR_NAME);
    const resample = createResampler(output.sampleRate, limits.microphoneSampleRateHz);
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      if (closed) return;
      if (!track?.muted) stallTimer.wait();
      onSamples(resample(data));
    };
    source = output.createMediaStreamSource(granted);
    source.connect(node).connect(output.destination);
    stallTimer.wait();
    return { deviceId: track?.getSettings().deviceId ?? '', label: track?.label ?? '' };
  } catch (error) {
    close();
    throw microphoneError(error);
  }
};
