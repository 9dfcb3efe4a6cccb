import { errors as errorFacts, type ErrorCode, type ErrorOrigin } from '../errors.js';
import type { EventName } from '../events.js';
import { outputDefaults } from '../audio/createOutput.js';
import { adpcm } from '../audio/index.js';
import { voiceDefaults } from '../audio/detectVoice.js';
import { limits as limitValues, type LimitName } from '../limits.js';
import { defaults as agentDefaults } from '../options.js';
import { ADPCM } from '../protocol/adpcm.js';
import { writeFrame } from '../protocol/frame.js';
import { PIECE_MS } from '../recording/tape.js';
import { states as stateNames, type AgentState } from '../states.js';
import { errorTexts, type ErrorText } from './errorTexts.js';
import { limitTexts, type LimitText } from './texts.js';

export { operations } from '../operations.js';
export type { OperationCell, OperationName, Outcome } from '../operations.js';
export {
  closeCodes,
  emotions,
  languages,
  mouthShapes,
  PROTOCOL_VERSION,
} from '../protocol/wire.js';
export { version } from '../version.js';
export { eventTexts, messageTexts, operationTexts, stateTexts } from './texts.js';
export { transitions, type Transition } from './transitions.js';
export type { AgentState, ErrorCode, ErrorOrigin, EventName, LimitName };

/** A row of the table of errors. */
export interface ErrorRow extends ErrorText {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly operations: readonly ErrorOrigin[];
}

/** A row of the table of limits. */
export interface LimitRow extends LimitText {
  readonly name: LimitName;
  readonly value: number;
}

/** All errors, in the order in which a first conversation may meet them. */
export const errors: readonly ErrorRow[] = (Object.keys(errorFacts) as ErrorCode[]).map((code) => ({
  code,
  ...errorFacts[code],
  ...errorTexts[code],
}));

/** Every limit. */
export const limits: readonly LimitRow[] = (Object.keys(limitValues) as LimitName[]).map(
  (name) => ({ name, value: limitValues[name], ...limitTexts[name] }),
);

/** The defaults of all options: of an agent, and of the other functions with options. */
export const defaults = {
  ...agentDefaults,
  VoiceOptions: voiceDefaults,
  OutputOptions: outputDefaults,
};

/** Every state. */
export const states: readonly AgentState[] = stateNames;

const PIECES_PER_SECOND = 1_000 / PIECE_MS;
const piece = new Int16Array(limitValues.microphoneSampleRateHz / PIECES_PER_SECOND);

/**
 * The bytes a second of each kind of audio, as passed to the WebSocket. Recordings are counted in
 * whole frames; agents choose the size of speech frames, so for speech only samples are counted.
 */
export const bandwidths = {
  recording: writeFrame('microphone', 1, piece).byteLength * PIECES_PER_SECOND,
  adpcm: (adpcm().writeFrame(1, piece, [ADPCM])?.byteLength ?? 0) * PIECES_PER_SECOND,
  speech: limitValues.speechSampleRateHz * Int16Array.BYTES_PER_ELEMENT,
};
