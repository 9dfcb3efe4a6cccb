import { errors as errorFacts, type ErrorCode, type ErrorOrigin } from '../errors.js';
import type { EventName } from '../events.js';
import { outputDefaults } from '../audio/createOutput.js';
import { voiceDefaults } from '../audio/detectVoice.js';
import { limits as limitValues, type LimitName } from '../limits.js';
import { defaults as agentDefaults } from '../options.js';
import { states as stateNames, type AgentState } from '../states.js';
import { errorTexts, type ErrorText } from './errorTexts.js';
import { limitTexts, type LimitText } from './limitTexts.js';

export { bandwidths } from './bandwidths.js';
export { operations } from '../operations.js';
export type { OperationCell, Outcome } from '../operations.js';
export type { OperationName } from '../operations.js';
export { closeCodes } from '../protocol/closeCodes.js';
export { emotions, languages, mouthShapes, PROTOCOL_VERSION } from '../protocol/wire.js';
export { version } from '../version.js';
export { messageTexts } from './messageTexts.js';
export { eventTexts } from './texts.js';
export { operationTexts } from './texts.js';
export { stateTexts } from './texts.js';
export { transitions, type Transition } from './transitions.js';
export type { AgentState, ErrorCode, ErrorOrigin, EventName, LimitName };

/** One row of the table of errors. */
export interface ErrorRow extends ErrorText {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly operations: readonly ErrorOrigin[];
}

/** One row of the table of limits. */
export interface LimitRow extends LimitText {
  readonly name: LimitName;
  readonly value: number;
}

/** Every error, in the order a first conversation meets them. */
export const errors: readonly ErrorRow[] = (Object.keys(errorFacts) as ErrorCode[]).map((code) => ({
  code,
  ...errorFacts[code],
  ...errorTexts[code],
}));

/** Every limit. */
export const limits: readonly LimitRow[] = (Object.keys(limitValues) as LimitName[]).map(
  (name) => ({ name, value: limitValues[name], ...limitTexts[name] }),
);

/** The value of each option that is not given: of an agent, and of what else takes options. */
export const defaults = {
  ...agentDefaults,
  VoiceOptions: voiceDefaults,
  OutputOptions: outputDefaults,
};

/** Every state. */
export const states: readonly AgentState[] = stateNames;
