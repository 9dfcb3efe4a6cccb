import { changelog } from './changes';
import type { Fact } from './context';
import {
  buildSizes,
  closeCodesTable,
  errorCatalogue,
  eventsTable,
  messagesTable,
  optionsTable,
  stateDiagram,
  stateMatrix,
  statesTable,
} from './tables';
import {
  api,
  defaultValue,
  deviceCheck,
  errorCode,
  eventName,
  license,
  limit,
  limitsTable,
  sdkVersion,
  state,
} from './inline';
import {
  operationErrors,
  operationEvents,
  operationStates,
  parameters,
  returns,
  signature,
} from './operations';

/** Every component that states a fact, by the name a page uses. */
export const facts: Readonly<Record<string, Fact | undefined>> = {
  Api: api,
  BuildSizes: buildSizes,
  Changelog: changelog,
  CloseCodesTable: closeCodesTable,
  Default: defaultValue,
  DeviceCheck: deviceCheck,
  ErrorCatalogue: errorCatalogue,
  ErrorCode: errorCode,
  EventName: eventName,
  EventsTable: eventsTable,
  License: license,
  Limit: limit,
  LimitsTable: limitsTable,
  MessagesTable: messagesTable,
  OperationErrors: operationErrors,
  OperationEvents: operationEvents,
  OperationStates: operationStates,
  OptionsTable: optionsTable,
  Parameters: parameters,
  Returns: returns,
  SdkVersion: sdkVersion,
  Signature: signature,
  State: state,
  StateDiagram: stateDiagram,
  StateMatrix: stateMatrix,
  StatesTable: statesTable,
};
