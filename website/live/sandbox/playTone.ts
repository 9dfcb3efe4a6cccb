/**
 * Gives this frame a microphone that hears a tone: where there is no origin, no browser gives a
 * real one.
 */
export function playTone(): void {
  const label = 'Test tone';
  const getUserMedia = (): Promise<MediaStream> => {
    const context = new AudioContext();
    const microphone = context.createMediaStreamDestination();
    const tone = new OscillatorNode(context, { frequency: 220 });
    tone.connect(new GainNode(context, { gain: 0.3 })).connect(microphone);
    tone.start();
    for (const track of microphone.stream.getTracks()) {
      Object.defineProperty(track, 'label', { value: label });
      track.getSettings = () => ({ deviceId: 'tone' });
    }
    return Promise.resolve(microphone.stream);
  };
  const enumerateDevices = (): Promise<MediaDeviceInfo[]> => {
    const device = { kind: 'audioinput', deviceId: 'tone', groupId: '', label } as const;
    return Promise.resolve([{ ...device, toJSON: () => device }]);
  };
  const devices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices });
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
}
