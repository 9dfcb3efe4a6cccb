import { AgentError, demand } from '../errors.js';
import type { SoundOutput } from '../options.js';
import { canChooseOutput, listDevices } from './listDevices.js';

/**
 * The options of `createOutput`.
 * @since 0.1.0
 */
export interface OutputOptions {
  /** The volume of speech, 0–1. Default 1. */
  volume?: number | undefined;
  /** Whether speech is muted. Default false. */
  muted?: boolean | undefined;
  /** The ID of the sound output, as returned by `listDevices`. Default: the system's default device. */
  deviceId?: string | undefined;
}

/** The defaults. */
export const outputDefaults = { volume: 1, muted: false };

/**
 * The output of the agent's speech: its volume, mute and device.
 * @since 0.1.0
 */
export interface Output extends SoundOutput {
  /** The volume of speech, 0–1. The device voice uses a new volume from its next sentence. */
  volume: number;
  /**
   * Whether speech is muted. Muted speech continues: the mouth moves, and events fire. When muted or
   * unmuted, the device voice starts its current sentence again.
   */
  muted: boolean;
  /** The ID of the chosen sound output. It is an empty string for the system's default device. */
  readonly deviceId: string;
  /**
   * Changes the sound output, including that of the current speech. Pass an ID that `listDevices`
   * returned, or an empty string for the system's default device. It resolves once the output has
   * changed. If it rejects with `output-unsupported` or `output-missing`, nothing changes.
   */
  readonly setDevice: (deviceId: string) => Promise<void>;
}

/** Not in TypeScript's DOM types yet. */
type Context = AudioContext & { setSinkId(id: string): Promise<void> };

/** The time constant of volume changes; an abrupt change would click. */
const FADE_SECONDS = 0.01;

const demandDevice = (deviceId: unknown): void =>
  demand(typeof deviceId === 'string', 'deviceId must be a string');

/**
 * Routes the sound of a context to a device.
 * @throws output-unsupported, output-missing
 */
const move = async (context: AudioContext, deviceId: string): Promise<void> => {
  try {
    await (context as Context).setSinkId(deviceId);
  } catch (thrown) {
    const { name } = Object(thrown);
    throw new AgentError(
      name === 'NotFoundError' ? 'output-missing' : 'output-unsupported',
      name,
      thrown,
    );
  }
};

/** Checks whether sound can be routed to a device while no context exists. */
const probe = async (deviceId: string): Promise<void> => {
  const context = new AudioContext();
  await move(context, deviceId).finally(() => context.close());
};

/**
 * Creates the object for the `output` option of `createAgent`, which sets the volume, mute and the
 * sound output. Several clients can share it. It requests nothing from the browser until speech plays
 * or a device is chosen.
 * @param options - The initial values.
 * @returns The output. You can assign to `volume` and `muted` at any time.
 * @throws invalid-options
 * @since 0.1.0
 */
export const createOutput = (options?: OutputOptions): Output => {
  let volume = outputDefaults.volume;
  let muted = outputDefaults.muted;
  let deviceId = options?.deviceId ?? '';
  demandDevice(deviceId);

  /** All contexts in use: their gain nodes, and who is told about errors. */
  const contexts = new Map<AudioContext, { gain: GainNode; tell(error: AgentError): void }>();
  /** Restarts the sentence that the device's voice is speaking. */
  const repeats = new Map<SpeechSynthesisUtterance, () => void>();
  /**
   * Whether the device's own voice spoke last, and the device that it was reported as unable to
   * use.
   */
  let speaksByDevice = false;
  let lastReported = '';

  /** Settles with the latest change of device; concurrent changes would undo each other. */
  let changing: Promise<unknown> = Promise.resolve();

  const level = (): number => (muted ? 0 : volume);
  const applyLevel = (): void => {
    for (const [{ currentTime }, { gain }] of contexts)
      gain.gain.setTargetAtTime(level(), currentTime, FADE_SECONDS);
  };

  /** Falls back to the system's output when the chosen one cannot be used. */
  const lose = (error: AgentError): void => {
    if (!deviceId) return;
    deviceId = '';
    for (const [context, { tell }] of contexts) {
      // Browsers suspend a context whose device was removed. One that is interrupted by a call is
      // left alone.
      move(context, '')
        .then(() => (context.state === 'suspended' ? context.resume() : undefined))
        .catch(() => undefined);
      tell(error);
    }
  };
  const onDeviceChange = async (): Promise<void> => {
    const { allowed, outputs } = await listDevices();
    // Another listener may be choosing a device at the same time.
    await changing;
    if (allowed && !outputs.some((output) => output.deviceId === deviceId))
      lose(new AgentError('output-missing'));
  };
  const mediaDevices = globalThis.navigator?.mediaDevices;
  const leave = (context: AudioContext): void => {
    contexts.delete(context);
    if (contexts.size === 0) mediaDevices?.removeEventListener?.('devicechange', onDeviceChange);
  };

  const change = async (value: string): Promise<void> => {
    demandDevice(value);
    if (value === deviceId) return;
    if (value && speaksByDevice) throw new AgentError('output-unsupported', 'device voice');
    if (value && !canChooseOutput()) throw new AgentError('output-unsupported');
    try {
      if (value && contexts.size === 0) await probe(value);
      await Promise.all([...contexts.keys()].map((context) => move(context, value)));
      deviceId = value;
    } catch (error) {
      for (const context of contexts.keys()) move(context, deviceId).catch(() => undefined);
      throw error;
    }
  };

  const output: Output = {
    get volume() {
      return volume;
    },
    set volume(value) {
      demand(value >= 0 && value <= 1, 'volume must be 0 to 1');
      volume = value;
      applyLevel();
    },
    get muted() {
      return muted;
    },
    set muted(value) {
      demand(typeof value === 'boolean', 'muted must be true or false');
      if (muted === value) return;
      muted = value;
      applyLevel();
      for (const repeat of [...repeats.values()]) repeat();
    },
    get deviceId() {
      return deviceId;
    },
    setDevice(value) {
      const changed = changing.then(() => change(value));
      changing = changed.catch(() => undefined);
      return changed;
    },
    connect(context, tell) {
      speaksByDevice = false;
      const known = contexts.get(context);
      if (known) return known.gain;
      const gain = new GainNode(context, { gain: level() });
      gain.connect(context.destination);
      if (contexts.size === 0) mediaDevices?.addEventListener?.('devicechange', onDeviceChange);
      contexts.set(context, { gain, tell });
      context.addEventListener('statechange', () => context.state === 'closed' && leave(context));
      context.addEventListener('error', () => lose(new AgentError('output-missing')));
      if (deviceId && !canChooseOutput()) lose(new AgentError('output-unsupported'));
      // A change in progress does not include this context.
      else changing.then(() => (deviceId ? move(context, deviceId) : undefined)).catch(lose);
      return gain;
    },
    prepare(utterance, repeat, tell) {
      speaksByDevice = true;
      utterance.volume = level();
      repeats.set(utterance, repeat);
      for (const type of ['end', 'error'])
        utterance.addEventListener(type, () => repeats.delete(utterance));
      if (deviceId && deviceId !== lastReported)
        tell(new AgentError('output-unsupported', 'device voice'));
      lastReported = deviceId;
    },
  };
  output.volume = options?.volume ?? volume;
  output.muted = options?.muted ?? muted;
  return output;
};
