import type { Fact } from '../FactContext';
import { buildSizes } from './buildSizes';
import { errorCatalogue } from './errorCatalogue';
import {
  api,
  defaultValue,
  deviceCheck,
  errorCode,
  eventName,
  license,
  sdkVersion,
  state,
} from './inline';
import { limit, limitsTable } from './limits';
import { operationErrors } from './operationErrors';
import { operationEvents } from './operationEvents';
import { operationStates } from './operationStates';
import { parameters } from './parameters';
import { returns } from './returns';
import { signature } from './signature';
import { stateMatrix } from './stateMatrix';
import { eventsTable, optionsTable, statesTable } from './tables';

/** Every component that states a fact, by the name a page uses. */
export const facts: Readonly<Record<string, Fact | undefined>> = {
  Api: api,
  BuildSizes: buildSizes,
  Default: defaultValue,
  DeviceCheck: deviceCheck,
  ErrorCatalogue: errorCatalogue,
  ErrorCode: errorCode,
  EventName: eventName,
  EventsTable: eventsTable,
  License: license,
  Limit: limit,
  LimitsTable: limitsTable,
  OperationErrors: operationErrors,
  OperationEvents: operationEvents,
  OperationStates: operationStates,
  OptionsTable: optionsTable,
  Parameters: parameters,
  Returns: returns,
  SdkVersion: sdkVersion,
  Signature: signature,
  State: state,
  StateMatrix: stateMatrix,
  StatesTable: statesTable,
};
