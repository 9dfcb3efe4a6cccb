import type { AgentState, Emotion, EventName, MouthShape } from 'product-sdk';

/** The names in a table that its type makes complete. */
const namesOf = <Name extends string>(table: Record<Name, true>): Name[] =>
  Object.keys(table) as Name[];

/** The name of every event. */
export const eventNames = namesOf<EventName>({
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
});

/** The name of every state. */
export const states = namesOf<AgentState>({
  idle: true,
  connecting: true,
  ready: true,
  thinking: true,
  speaking: true,
  recording: true,
  reconnecting: true,
  disconnected: true,
});

/** The name of every emotion. */
export const emotions = namesOf<Emotion>({ calm: true, happy: true, sorry: true, surprised: true });

/** The names of all visemes. */
export const mouthShapes = namesOf<MouthShape>({
  rest: true,
  closed: true,
  open: true,
  wide: true,
  round: true,
  teeth: true,
});
