export { detectVoice, type VoiceOptions } from './detectVoice.js';
