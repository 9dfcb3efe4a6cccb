import { limits } from '../limits.js';
import type { Check } from './schema.js';
import { agentSchema, clientSchema, type AgentMessage, type ClientMessage } from './wire.js';

/**
 * What became of a text frame: a message; a message of a type this version does not know, to be
 * let pass; or something that is no message, after which the connection cannot be trusted.
 */
export type Reading<M> =
  | { kind: 'message'; message: M }
  | { kind: 'unknown'; type: string }
  | { kind: 'malformed'; detail: string };

const read = <M>(schema: Record<string, Check<unknown>>, frame: string): Reading<M> => {
  // A UTF-16 code unit takes at least one byte, so this never refuses what the byte limit allows.
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

/** Reads a text frame that came from a client. Never throws. */
export const readClientMessage = (frame: string): Reading<ClientMessage> =>
  read(clientSchema, frame);

/** Reads a text frame that came from an agent. Never throws. */
export const readAgentMessage = (frame: string): Reading<AgentMessage> => read(agentSchema, frame);
