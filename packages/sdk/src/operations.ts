import {
  cancel,
  interrupt,
  join,
  queue,
  reject,
  run,
  same,
  type OperationCell,
} from './operationCell.js';
import type { AgentState } from './states.js';

/**
 * Everything an application can ask of an agent: the keys of `agent.actions`.
 * @since 0.1.0
 */
export type OperationName =
  | 'connect'
  | 'disconnect'
  | 'sendText'
  | 'sendTts'
  | 'startRecording'
  | 'stopRecording'
  | 'stopSpeaking';

/** The four states in which there is no session: the operation needs one. */
const needsSession = {
  idle: reject('idle', 'not-connected'),
  connecting: reject('connecting', 'not-connected'),
  reconnecting: reject('reconnecting', 'not-connected'),
  disconnected: reject('disconnected', 'not-connected'),
};

/**
 * What each operation does in each state. The runtime looks its behaviour up here.
 * @since 0.1.0
 */
export const operations: Readonly<
  Record<OperationName, Readonly<Record<AgentState, OperationCell>>>
> = {
  connect: {
    idle: run('connecting', 'ready'),
    connecting: join('connecting'),
    ready: same('same-session', 'ready'),
    thinking: same('same-session', 'thinking'),
    speaking: same('same-session', 'speaking'),
    recording: same('same-session', 'recording'),
    reconnecting: join('reconnecting'),
    disconnected: run('connecting', 'ready'),
  },
  disconnect: {
    idle: same('no-op', 'idle'),
    connecting: cancel('disconnected'),
    ready: run('disconnected'),
    thinking: cancel('disconnected'),
    speaking: cancel('disconnected'),
    recording: cancel('disconnected'),
    reconnecting: cancel('disconnected'),
    disconnected: same('no-op', 'disconnected'),
  },
  sendText: {
    ...needsSession,
    ready: run('thinking', 'speaking'),
    thinking: interrupt('thinking', 'speaking'),
    speaking: interrupt('thinking', 'speaking'),
    recording: reject('recording', 'already-recording'),
  },
  sendTts: {
    ...needsSession,
    ready: run('speaking', 'ready'),
    thinking: queue('thinking'),
    speaking: queue('speaking'),
    recording: reject('recording', 'already-recording'),
  },
  startRecording: {
    ...needsSession,
    ready: run('recording'),
    thinking: interrupt('recording'),
    speaking: interrupt('recording'),
    recording: reject('recording', 'already-recording'),
  },
  stopRecording: {
    ...needsSession,
    ready: reject('ready', 'not-recording'),
    thinking: reject('thinking', 'not-recording'),
    speaking: reject('speaking', 'not-recording'),
    recording: run('thinking', 'speaking'),
  },
  stopSpeaking: {
    idle: same('no-op', 'idle'),
    connecting: same('no-op', 'connecting'),
    ready: same('no-op', 'ready'),
    thinking: { outcome: 'cancels', to: 'thinking' },
    speaking: { outcome: 'cancels', to: 'ready' },
    recording: same('no-op', 'recording'),
    reconnecting: same('no-op', 'reconnecting'),
    disconnected: same('no-op', 'disconnected'),
  },
};
