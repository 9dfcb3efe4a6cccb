export { ADPCM, createAdpcmWriter, readAdpcmFrame } from './adpcm.js';
export { errors, type ErrorCode } from '../errors.js';
export { limits } from '../limits.js';
export { CLOSE_NORMAL, closeCodes, errorOfCloseCode, type ClosingErrorCode } from './closeCodes.js';
export {
  FRAME_HEADER_BYTES,
  frameDirections,
  readFrame,
  writeFrame,
  type AudioFrame,
  type FrameDirection,
} from './frame.js';
export { readAgentMessage, readClientMessage, type Reading } from './readMessage.js';
export {
  agentSchema,
  clientSchema,
  emotions,
  languages,
  mouthShapes,
  PROTOCOL_VERSION,
  type AgentMessage,
  type ClientMessage,
  type Emotion,
  type Language,
  type MouthShape,
} from './wire.js';
