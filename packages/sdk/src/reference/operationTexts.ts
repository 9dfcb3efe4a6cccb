import type { OperationName } from '../operations.js';

/** The words for every operation. */
export const operationTexts: Readonly<Record<OperationName, string>> = {
  connect: 'Opens a session.',
  disconnect: 'Closes the session and lets go of everything.',
  sendText: 'Says something to the agent and waits for the whole reply.',
  sendTts: 'Has the agent say a text word for word.',
  startRecording: 'Opens the microphone and records.',
  stopRecording: 'Releases the microphone and waits for the reply.',
  stopSpeaking: 'Stops the speech being heard and forgets those waiting.',
};
