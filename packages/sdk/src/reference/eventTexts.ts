import type { EventName } from '../events.js';

/** The words for every event. */
export const eventTexts: Readonly<Record<EventName, string>> = {
  'state-change': 'The state changed.',
  message: 'A message joined the conversation, or one that was arriving is whole or cut.',
  'message-delta': 'A part of a reply arrived.',
  transcript: 'The agent told what a recording said.',
  'speech-start': 'A speech began to be heard.',
  'speech-mark': 'The mouth takes a shape.',
  'speech-end': 'A speech ended.',
  'recording-start': 'The microphone is open and being recorded.',
  'recording-level': 'How loud the microphone is.',
  'recording-end': 'The microphone was released.',
  'autoplay-blocked': 'The browser refuses sound until the user has touched the page.',
  error: 'Something failed while no method was waiting that could report it.',
};
