import type { EventName } from 'product-sdk';

const names: Record<EventName, true> = {
  'state-change': true,
  message: true,
  'message-delta': true,
  emotion: true,
  transcript: true,
  'speech-start': true,
  'speech-mark': true,
  'speech-end': true,
  'recording-start': true,
  'recording-level': true,
  'voice-start': true,
  'voice-end': true,
  'recording-end': true,
  'autoplay-blocked': true,
  error: true,
};

/** The name of every event; the type makes the list complete. */
export const eventNames = Object.keys(names) as EventName[];
