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
export type { AgentSettings } from '../core/AgentOptions.js';
export { ToolError, type ToolErrorCode } from '../core/Hooks.js';
export type { Log, LogDetails, LogEvent } from '../core/Log.js';
export { markMouthShapes, type MouthMark } from '../mouth/markMouthShapes.js';
export { createPageAgent } from './createPageAgent.js';
export type { PageAgent, PageAgentOptions, PageConnection } from './createPageAgent.js';
