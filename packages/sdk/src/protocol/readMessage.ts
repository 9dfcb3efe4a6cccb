import { limits } from '../limits.js';
import type { Check } from './schema.js';
import { agentSchema, clientSchema, type AgentMessage, type ClientMessage } from './wire.js';

/**
 * A parsed text frame: a message; a message of a type unknown to this version, to be ignored; or an
 * invalid one, after which the connection is closed.
 */
export type Reading<M> =
  | { kind: 'message'; message: M }
  | { kind: 'unknown'; type: string }
  | { kind: 'malformed'; detail: string };

const read = <M>(schema: Record<string, Check<unknown>>, frame: string): Reading<M> => {
  // A UTF-16 code unit takes at least one byte, so this never rejects what the byte limit allows.
  if (frame.length > limits.messageBytes) return { kind: 'malformed', detail: 'too long' };
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return { kind: 'malformed', detail: 'not JSON' };
  }
  const { type } = Object(value) as Record<string, unknown>;
  if (typeof type !== 'string') return { kind: 'malformed', detail: 'no type' };
  if (!Object.hasOwn(schema, type)) return { kind: 'unknown', type };
  return schema[type]?.(value)
    ? { kind: 'message', message: value as M }
    : { kind: 'malformed', detail: `wrong fields in ${type}` };
};

/** Parses a text frame from a client. Never throws. */
export const readClientMessage = (frame: string): Reading<ClientMessage> =>
  read(clientSchema, frame);

/** Parses a text frame from an agent. Never throws. */
export const readAgentMessage = (frame: string): Reading<AgentMessage> => read(agentSchema, frame);
