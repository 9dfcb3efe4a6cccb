import type { Agent, AgentState, Emotion, EventName, MouthShape } from 'product-sdk';
import { type Send, sinceStart, toPlain } from 'runnable-samples/frame';

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

/** Reports all events of an agent to the page. */
export function watchAgent(agent: Agent, send: Send): void {
  for (const name of eventNames) {
    agent.on(name, (payload) =>
      send({ type: 'event', name, atMs: sinceStart(), payload: toPlain(payload) }),
    );
  }
}

// The symbol that the SDK's own `isInstance` uses, so that the SDK need not be loaded where a
// sample brings its own.
const marker = Symbol.for('product-sdk.AgentError');

/** The code of an error of the SDK. */
export function codeOf(reason: unknown): string | undefined {
  const isOfSdk = typeof reason === 'object' && reason !== null && marker in reason;
  const { code } = (isOfSdk ? reason : {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
