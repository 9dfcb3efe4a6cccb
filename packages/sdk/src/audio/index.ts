import type { RecordingEncoding } from '../actions.js';
import { ADPCM, createAdpcmWriter } from '../protocol/adpcm.js';

/**
 * Creates the value for the `encoding` option of `startRecording`. IMA ADPCM keeps speech clear at a
 * quarter of the bandwidth, and works in every browser.
 * @returns The encoding. You can reuse it for any number of recordings.
 * @since 0.1.0
 */
export const adpcm = (): RecordingEncoding => {
  const write = createAdpcmWriter();
  return {
    writeFrame: (request, samples, encodings) =>
      encodings.includes(ADPCM) ? write(request, samples) : undefined,
  };
};

export { createOutput, type Output, type OutputOptions } from './createOutput.js';
export { detectVoice, type VoiceOptions } from './detectVoice.js';
export { listDevices, type DeviceList, type SoundDevice } from './listDevices.js';
