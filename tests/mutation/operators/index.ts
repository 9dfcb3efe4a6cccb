import type { Operator } from '../Mutant';
import { agentFault, agentOption } from './agent';
import { cells } from './cells';
import { defaults } from './defaults';
import { errorOperation, errorRemoved, errorRenamed, errorRetryable } from './errors';
import { eventDropped } from './events';
import { limits } from './limits';
import { agentLogic, sdkLogic } from './logic';
import { eventRenamed, operationRenamed, optionRenamed, resultRenamed } from './renames';
import { parameterAdded, returnChanged } from './signatures';

/** All operators of a run. */
export const operators: readonly Operator[] = [
  limits,
  defaults,
  errorRemoved,
  errorRenamed,
  errorRetryable,
  errorOperation,
  cells,
  optionRenamed,
  operationRenamed,
  eventRenamed,
  eventDropped,
  parameterAdded,
  returnChanged,
  resultRenamed,
  sdkLogic,
  agentOption,
  agentFault,
  agentLogic,
];
