import type { AgentState } from '../states.js';

/** The words for every state. */
export const stateTexts: Readonly<Record<AgentState, string>> = {
  idle: 'Created, and not connected yet.',
  connecting: 'Getting a token and opening a session.',
  ready: 'A session is open and nothing is in progress.',
  thinking: 'The agent is working on a reply.',
  speaking: 'Speech is being heard, or about to be.',
  recording: 'The microphone is being opened or recorded.',
  reconnecting: 'The connection dropped and is being made again.',
  disconnected: 'No session is open; `connect` opens another.',
};
