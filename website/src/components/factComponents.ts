import Api from './Api';
import BuildSizes from './BuildSizes';
import Default from './Default';
import DeviceCheck from './DeviceCheck';
import ErrorCatalogue from './ErrorCatalogue';
import ErrorCode from './ErrorCode';
import ErrorEntry from './ErrorEntry';
import EventName from './EventName';
import EventsTable from './EventsTable';
import Limit from './Limit';
import LimitsTable from './LimitsTable';
import OperationErrors from './OperationErrors';
import OperationEvents from './OperationEvents';
import OperationStates from './OperationStates';
import OptionsTable from './OptionsTable';
import Parameters from './Parameters';
import Returns from './Returns';
import SdkVersion from './SdkVersion';
import Signature from './Signature';
import State from './State';
import StateMatrix from './StateMatrix';
import StatesTable from './StatesTable';

/** Every component that states a fact of the SDK, by the name a page uses. */
export const factComponents = {
  Api,
  BuildSizes,
  Default,
  DeviceCheck,
  ErrorCatalogue,
  ErrorCode,
  ErrorEntry,
  EventName,
  EventsTable,
  Limit,
  LimitsTable,
  OperationErrors,
  OperationEvents,
  OperationStates,
  OptionsTable,
  Parameters,
  Returns,
  SdkVersion,
  Signature,
  State,
  StateMatrix,
  StatesTable,
};
