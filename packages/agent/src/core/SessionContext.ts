import type { Hooks, Language, Turn } from './Hooks.js';
import type { ClosingErrorCode } from 'product-sdk/protocol';
import type { AgentSettings } from './AgentOptions.js';
import type { FaultName } from './faults.js';
import type { Log } from './Log.js';
import type { Outbox } from './Connection.js';
import type { ToolCalls } from './ToolCalls.js';

/** What all sessions of an agent share. */
export interface AgentContext {
  readonly hooks: Hooks;
  readonly settings: Readonly<AgentSettings>;
  /** The active faults; may change at any time. */
  readonly faults: ReadonlySet<FaultName>;
  readonly log: Log;
}

/** What the tasks of a session need. */
export interface SessionContext extends AgentContext {
  readonly id: string;
  readonly language: Language;
  /** Whether the client allows speech. */
  readonly speech: boolean;
  readonly outbox: Outbox;
  /** Ends the session with a reason for the client. */
  readonly fail: (code: ClosingErrorCode, detail: string) => false;
  /** What the client has told about its user and page. */
  clientContext: Readonly<Record<string, unknown>>;
  /** What the page can do. */
  readonly tools: ToolCalls;
  /** The latest turns, oldest first. */
  readonly history: Turn[];
  /** The number of texts and recordings so far. */
  turn: number;
  /** The number of speeches so far. */
  stream: number;
  /** Stops the speech in progress, if any. */
  stopSpeaking: () => void;
}
