import type { AgentState } from '../states.js';

/** The words for every state. */
export const stateTexts: Readonly<Record<AgentState, string>> = {
  idle: 'Created, and not connected yet.',
  connecting: 'Getting a token and opening a session.',
  ready: 'A session is open and nothing is in progress.',
  thinking: 'The agent is working on a reply.',
  speaking: 'Speech is being heard, or about to be.',
  recording: 'The microphone is opening or recording.',
  reconnecting: 'The connection dropped, and the SDK is reconnecting.',
  disconnected: 'No session is open; `connect` opens another.',
};
