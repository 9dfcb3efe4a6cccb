/**
 * A microphone or a sound output.
 * @since 0.1.0
 */
export interface SoundDevice {
  /** What `startRecording` and `setDevice` take; another one on every site. */
  readonly deviceId: string;
  /** Its name, to show to users. */
  readonly label: string;
}

/**
 * The devices of a page's user.
 * @since 0.1.0
 */
export interface DeviceList {
  /**
   * Whether the browser names them. False until the user has allowed the microphone: both lists are
   * then empty, whatever is plugged in.
   */
  readonly allowed: boolean;
  /** The microphones, the browser's default first. */
  readonly microphones: readonly SoundDevice[];
  /** The sound outputs; none where a browser does not let pages choose one. */
  readonly outputs: readonly SoundDevice[];
}

/** Whether the browser lets pages choose a sound output. */
export const canChooseOutput = (): boolean =>
  typeof AudioContext !== 'undefined' && 'setSinkId' in AudioContext.prototype;

/**
 * Lists the microphones and the sound outputs. Asks the user nothing: the microphone is allowed with
 * the first recording. The browser's event `devicechange` tells when to list them again.
 * @returns The devices. Where there is no way to list them, as in Node or on a page that is not
 * served over https, there are none; it never rejects.
 * @since 0.1.0
 */
export const listDevices = async (): Promise<DeviceList> => {
  const list = async (): Promise<MediaDeviceInfo[] | undefined> =>
    globalThis.navigator?.mediaDevices?.enumerateDevices?.();
  const all = (await list().catch(() => undefined)) ?? [];
  // Until they are allowed, a browser lists one without a name in the place of all.
  const named = all.filter(({ deviceId, label }) => deviceId && label);
  const ofKind = (wanted: MediaDeviceKind): SoundDevice[] =>
    named.filter(({ kind }) => kind === wanted).map(({ deviceId, label }) => ({ deviceId, label }));
  return {
    allowed: named.length > 0,
    microphones: ofKind('audioinput'),
    outputs: canChooseOutput() ? ofKind('audiooutput') : [],
  };
};
