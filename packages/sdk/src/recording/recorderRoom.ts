import type { Emit } from '../emitter.js';
import type { AgentError } from '../errors.js';
import type { StateChangeReason } from '../events/stateEvents.js';
import type { ClientMessage } from '../protocol/wire.js';
import type { Answer } from '../replies.js';

/** What a recorder needs of the agent around it. */
export interface RecorderRoom {
  readonly workletUrl?: string;
  emit: Emit;
  send(message: ClientMessage): void;
  sendFrame(frame: ArrayBuffer): void;
  /** The recording is on its way: waits for what the agent makes of it. */
  expectAnswer(request: number): Promise<Answer>;
  /** The recording ended of itself. */
  onEnd(reason: StateChangeReason, error?: AgentError): void;
}
