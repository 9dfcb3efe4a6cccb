export { createOutput, type Output, type OutputOptions } from './createOutput.js';
export { detectVoice, type VoiceOptions } from './detectVoice.js';
export { listDevices, type DeviceList, type SoundDevice } from './listDevices.js';
