import type { OperationName } from '../operations.js';
import type { AgentState } from '../states.js';
import type { EventName } from '../events.js';

/** The words for every operation. */
export const operationTexts: Readonly<Record<OperationName, string>> = {
  connect: 'Opens a session.',
  disconnect: 'Closes the session and stops everything in progress.',
  sendText: 'Sends text and waits for the whole reply.',
  sendTts: 'Speaks text exactly as written.',
  startRecording: 'Opens the microphone and records.',
  stopRecording: 'Releases the microphone and waits for the reply.',
  stopSpeaking: 'Stops the current speech and clears the queue.',
};

/** The words for every state. */
export const stateTexts: Readonly<Record<AgentState, string>> = {
  idle: 'The initial state, before the first connection.',
  connecting: 'The SDK is getting a token and opening a session.',
  ready: 'A session is open, and nothing is in progress.',
  thinking: 'The agent is preparing a reply.',
  speaking: 'Speech is playing or about to play.',
  recording: 'The microphone is opening or recording.',
  reconnecting: 'The connection dropped, and the SDK is reconnecting.',
  disconnected: 'No session is open. Call `connect` to open one.',
};

/** The words for every event. */
export const eventTexts: Readonly<Record<EventName, string>> = {
  'state-change': 'The state changed.',
  message: 'A message was added, or an incoming message was completed or cut off.',
  'message-delta': 'A part of a reply arrived.',
  emotion: 'The agent sent the emotion of its reply.',
  transcript: 'The transcript of a recording arrived.',
  'speech-start': "A speech started to play. Doesn't fire while the browser blocks audio.",
  'speech-mark': 'The mouth shape for lip-sync changed.',
  'speech-end': 'A speech that had started ended. Fires before the next one starts.',
  'recording-start': 'The microphone opened, and the recording started.',
  'recording-level':
    'The input volume of the microphone. Fires about 20 times a second during a recording.',
  'voice-start': "The user's voice is heard.",
  'voice-end': "The user's voice is no longer heard.",
  'recording-end': 'The microphone was released.',
  'autoplay-blocked': 'The browser blocks audio until the user interacts with the page.',
  error:
    'Something failed outside a method call, such as the connection, the microphone or the speech of a reply. A method that is waiting for a response may reject with the same error.',
};
