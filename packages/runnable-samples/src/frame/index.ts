export { openChannel, reportHeight, type Send, sinceStart, startClock } from './channel';
export { captureConsole, describeThrown, formatLine, toPlain, wrapConsole } from './console';
export { installLoopGuard, offerTestTone, removePeerConnections, reportBlocked } from './guards';
export {
  type FrameMessage,
  type Level,
  limits,
  type Plain,
  readFrameMessage,
  type Thrown,
} from './messages';
export { offerModules, replaceBlobAddresses, runModule } from './modules';
export { dispatchLoadEvents, runScripts, showMarkup } from './page';
