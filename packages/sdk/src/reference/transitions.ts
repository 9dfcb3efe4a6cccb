import type { StateChangeReason } from '../events.js';
import { operations, type OperationName } from '../operations.js';
import { states, type AgentState } from '../states.js';

/** A transition between two states. */
export interface Transition {
  readonly from: AgentState;
  readonly to: AgentState;
  readonly reason: StateChangeReason;
}

const way = (
  from: readonly AgentState[],
  reason: StateChangeReason,
  ...to: AgentState[]
): Transition[] => from.flatMap((start) => to.map((end) => ({ from: start, to: end, reason })));

const connected = ['ready', 'thinking', 'speaking', 'recording'] as const;
const busy = ['thinking', 'speaking'] as const;

const byOperation: Transition[] = (Object.keys(operations) as OperationName[]).flatMap(
  (operation) =>
    states
      .map((from) => ({ from, to: operations[operation][from].to, reason: operation }))
      .filter(({ from, to }) => from !== to),
);

/** All transitions between states; tests check that the runtime makes no others. */
export const transitions: readonly Transition[] = [
  ...byOperation,
  ...way(['recording'], 'stopRecording', 'ready'),
  ...way(['connecting', 'reconnecting'], 'connected', 'ready'),
  ...way(['ready'], 'connected', 'recording', 'thinking'),
  ...way(['connecting'], 'connect-failed', 'disconnected'),
  ...way(['connecting'], 'connect', 'disconnected'),
  ...way(['reconnecting'], 'connect', 'disconnected'),
  ...way(['thinking'], 'reply', 'ready', 'speaking'),
  ...way(['speaking'], 'speech-end', 'ready'),
  ...way(busy, 'request-failed', 'ready'),
  ...way(['thinking'], 'request-failed', 'speaking'),
  // A recording that waits for a voice.
  ...way(busy, 'voice', 'recording'),
  ...way(['speaking'], 'speech-end', 'recording'),
  ...way(['thinking'], 'reply', 'recording'),
  ...way(busy, 'request-failed', 'recording'),
  ...way(['speaking'], 'stopSpeaking', 'recording'),
  ...way(['recording'], 'recording-end', 'thinking', 'ready'),
  ...way(['recording'], 'microphone-failed', 'ready'),
  ...way(['recording'], 'request-failed', 'ready'),
  ...way(connected, 'connection-lost', 'reconnecting', 'disconnected'),
  ...way(['reconnecting'], 'connection-lost', 'disconnected'),
  ...way(connected, 'session-idle', 'disconnected'),
  ...way(['connecting', 'reconnecting', ...connected], 'page-hidden', 'disconnected'),
];
