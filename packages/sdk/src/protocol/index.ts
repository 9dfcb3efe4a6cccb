export { ADPCM, createAdpcmWriter, readAdpcmFrame } from './adpcm.js';
export { errors, type ErrorCode } from '../errors.js';
export { limits } from '../limits.js';
export {
  FRAME_HEADER_BYTES,
  frameDirections,
  readFrame,
  writeFrame,
  type AudioFrame,
  type FrameDirection,
} from './frame.js';
export {
  agentSchema,
  clientSchema,
  CLOSE_NORMAL,
  closeCodes,
  emotions,
  errorOfCloseCode,
  languages,
  mouthShapes,
  PROTOCOL_VERSION,
  readAgentMessage,
  readClientMessage,
  type AgentMessage,
  type ClientMessage,
  type ClosingErrorCode,
  type Emotion,
  type Language,
  type MouthShape,
  type Reading,
} from './wire.js';
