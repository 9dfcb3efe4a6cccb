export type { FaultName } from '../core/faults.js';
export type {
  Emotion,
  GreetContext,
  HookContext,
  Hooks,
  Recording,
  ReplyContext,
  ReplyText,
  SpeechPart,
  ToolDescription,
  Turn,
} from '../core/Hooks.js';
export type { AgentSettings } from '../core/AgentSettings.js';
export { ToolError, type ToolErrorCode } from '../core/ToolError.js';
export type { Log, LogDetails, LogEvent } from '../core/Log.js';
export { markMouthShapes, type MouthMark } from '../mouth/markMouthShapes.js';
export type { PageConnection } from './PageConnection.js';
export { createPageAgent, type PageAgent, type PageAgentOptions } from './createPageAgent.js';
