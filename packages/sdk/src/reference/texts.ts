import type { OperationName } from '../operations.js';
import type { AgentState } from '../states.js';
import type { EventName } from '../events.js';

/** The words for every operation. */
export const operationTexts: Readonly<Record<OperationName, string>> = {
  connect: 'Opens a session.',
  disconnect: 'Closes the session and stops everything in progress.',
  sendText: 'Sends text and waits for the whole reply.',
  sendTts: 'Speaks a text word for word.',
  startRecording: 'Opens the microphone and records.',
  stopRecording: 'Releases the microphone and waits for the reply.',
  stopSpeaking: 'Stops the current speech and clears the queue.',
};

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

/** The words for every event. */
export const eventTexts: Readonly<Record<EventName, string>> = {
  'state-change': 'The state changed.',
  message: 'A message was added, or one that was arriving is complete or was cut off.',
  'message-delta': 'A part of a reply arrived.',
  emotion: 'The agent tells with which emotion it replies.',
  transcript: 'The transcript of a recording arrived.',
  'speech-start': 'A speech began to play; not while the browser blocks sound.',
  'speech-mark': 'The mouth changes shape.',
  'speech-end': 'A speech that had begun ended, before the next one begins.',
  'recording-start': 'The microphone is open and recording.',
  'recording-level': 'The volume of the microphone.',
  'voice-start': "The user's voice is heard.",
  'voice-end': "The user's voice is gone.",
  'recording-end': 'The microphone was released.',
  'autoplay-blocked': 'The browser blocks audio until the user interacts with the page.',
  error:
    'Something failed outside a call, such as the connection, the microphone or the speech of a reply. A method that was waiting may reject with the same error.',
};
