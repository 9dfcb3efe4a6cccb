export type { AgentCoreOptions, AgentSettings } from './core/AgentOptions.js';
export { faults, isFaultName, type FaultName } from './core/faults.js';
export type {
  Emotion,
  GreetContext,
  HookContext,
  Hooks,
  Language,
  Recording,
  ReplyContext,
  ReplyText,
  SpeechPart,
  ToolDescription,
  Turn,
} from './core/Hooks.js';
export { ToolError, type ToolErrorCode } from './core/Hooks.js';
export type { Log, LogDetails, LogEvent } from './core/Log.js';
export { markMouthShapes, type MouthMark, type MouthShape } from './mouth/markMouthShapes.js';
export { DEVELOPMENT_API_KEY } from './node/NodeAgentOptions.js';
export type { NodeAgentOptions, RunningAgent } from './node/NodeAgentOptions.js';
export { startAgent } from './node/startAgent.js';
