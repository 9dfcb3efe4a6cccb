/**
 * A microphone or a sound output.
 * @since 0.1.0
 */
export interface SoundDevice {
  /**
   * The ID to pass to `startRecording` or `setDevice`. The same device has another ID on every site.
   */
  readonly deviceId: string;
  /** The name of the device, which you can show to users. */
  readonly label: string;
}

/**
 * The microphones and the sound outputs that the browser lists.
 * @since 0.1.0
 */
export interface DeviceList {
  /**
   * Whether the browser reveals the names of devices. It is `false` until the user has allowed the
   * microphone, and both lists are then empty even if devices are connected.
   */
  readonly allowed: boolean;
  /** The microphones, starting with the browser's default. */
  readonly microphones: readonly SoundDevice[];
  /** The sound outputs. The list is empty if the browser doesn't let pages choose one. */
  readonly outputs: readonly SoundDevice[];
}

/** Whether the browser lets pages choose a sound output. */
export const canChooseOutput = (): boolean =>
  typeof AudioContext !== 'undefined' && 'setSinkId' in AudioContext.prototype;

/**
 * Lists the microphones and the sound outputs. It doesn't ask the user for permission, which the first
 * recording does. When the browser's `devicechange` event fires, call it again.
 * @returns The devices. The lists are empty if devices can't be listed, as in Node or on a page that
 * isn't served over https. It never rejects.
 * @since 0.1.0
 */
export const listDevices = async (): Promise<DeviceList> => {
  const list = async (): Promise<MediaDeviceInfo[] | undefined> =>
    globalThis.navigator?.mediaDevices?.enumerateDevices?.();
  const all = (await list().catch(() => undefined)) ?? [];
  // Before permission is granted, browsers list one unnamed device for all.
  const named = all.filter(({ deviceId, label }) => deviceId && label);
  const ofKind = (wantedKind: MediaDeviceKind): SoundDevice[] =>
    named
      .filter(({ kind }) => kind === wantedKind)
      .map(({ deviceId, label }) => ({ deviceId, label }));
  return {
    allowed: named.length > 0,
    microphones: ofKind('audioinput'),
    outputs: canChooseOutput() ? ofKind('audiooutput') : [],
  };
};
