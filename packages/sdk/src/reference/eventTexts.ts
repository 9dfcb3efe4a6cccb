import type { EventName } from '../events/events.js';

/** The words for every event. */
export const eventTexts: Readonly<Record<EventName, string>> = {
  'state-change': 'The state changed.',
  message: 'A message was added, or one that was arriving is complete or was cut off.',
  'message-delta': 'A part of a reply arrived.',
  transcript: 'The transcript of a recording arrived.',
  'speech-start': 'A speech began.',
  'speech-mark': 'The mouth changes shape.',
  'speech-end': 'A speech ended.',
  'recording-start': 'The microphone is open and recording.',
  'recording-level': 'How loud the microphone is.',
  'recording-end': 'The microphone was released.',
  'autoplay-blocked': 'The browser refuses sound until the user has touched the page.',
  error:
    'Something failed by itself, such as the connection, the microphone or the speech of a reply. A method that was waiting may reject with the same error.',
};
