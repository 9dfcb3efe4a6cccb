import { errors, type ErrorCode } from '../errors.js';
import { limits } from '../limits.js';
import {
  anything,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  record,
  sized,
  text,
  type Check,
} from './schema.js';

/** The version of the wire protocol, sent in `hello` and `ready`. Another version is rejected. */
export const PROTOCOL_VERSION = 1;

/** The languages an agent speaks. */
export const languages = ['ko', 'en'] as const;

/**
 * A language that the agent speaks.
 * @since 0.1.0
 */
export type Language = (typeof languages)[number];

/** The shapes a mouth takes while speaking, from shut to rounded. */
export const mouthShapes = ['rest', 'closed', 'open', 'wide', 'round', 'teeth'] as const;

/**
 * A shape of the mouth (viseme) for lip-sync: `rest` for silence, `closed` for m, b and p, `open` for
 * a, `wide` for e and i, `round` for o, u and w, `teeth` for f, v and s.
 * @since 0.1.0
 */
export type MouthShape = (typeof mouthShapes)[number];

/** The emotions a reply can be said with. */
export const emotions = ['calm', 'happy', 'sorry', 'surprised'] as const;

/**
 * The emotion of a reply.
 * @since 0.1.0
 */
export type Emotion = (typeof emotions)[number];

const request = integer(1, 0xffff_ffff);
const stream = request;
const call = request;
const milliseconds = integer(0, 86_400_000);
const language = oneOf(...languages);
const reply = text(limits.replyCharacters);
const toolName = text(64, 1);
const mark = object({ shape: oneOf(...mouthShapes), atMs: milliseconds });
const code = ((value) =>
  typeof value === 'string' && Object.hasOwn(errors, value)) as Check<ErrorCode>;

/**
 * What a client may send, by `type`; `reference/texts.ts` says what each is for. `request` is
 * chosen by the client, unique in its session and rising; the binary frames of a recording carry its
 * `request` as their stream.
 *
 * Marked as a call without effects, so that the core, which reads only what agents send, goes
 * without it.
 */
export const clientSchema = /* @__PURE__ */ (() => ({
  hello: object({
    protocol: integer(0, 0xffff),
    token: text(limits.tokenCharacters, 1),
    language,
    /** False when the client will not speak: the agent then sends no speech at all. */
    speech: flag,
    client: optional(text(100)),
  }),
  'send-text': object({ request, text: text(limits.textCharacters, 1) }),
  'send-tts': object({ request, text: text(limits.ttsCharacters, 1) }),
  'recording-start': object({ request }),
  'recording-end': object({ request, discard: flag }),
  cancel: object({ request }),
  'stop-speaking': object({}),
  context: object({ context: sized(record, limits.contextCharacters) }),
  greet: object({ request }),
  tools: object({
    tools: sized(
      list(
        object({
          name: toolName,
          description: text(limits.toolsCharacters),
          parameters: optional(record),
        }),
        limits.toolsCharacters,
      ),
      limits.toolsCharacters,
    ),
  }),
  'tool-result': object({
    request,
    call,
    result: sized(anything, limits.toolCallCharacters),
    code: optional(oneOf('tool-unknown', 'tool-failed', 'tool-timeout')),
  }),
  ping: object({}),
}))();

/**
 * What an agent may send, by `type`. `stream` is chosen by the agent, one for each speech; `call` too,
 * rising within a session.
 */
export const agentSchema = {
  ready: object({
    protocol: integer(0, 0xffff),
    session: text(100, 1),
    language,
    /** Where speech is voiced: by the agent, as frames, or by the device. */
    voice: oneOf('agent', 'device'),
    idleTimeoutMs: milliseconds,
    /** Whether `greet` is answered. */
    greets: optional(flag),
    /** In which encodings it reads a recording, besides PCM16. */
    encodings: optional(list(text(100, 1), 500)),
  }),
  transcript: object({ request, text: reply, durationMs: milliseconds }),
  'reply-delta': object({ request, text: reply }),
  reply: object({ request, text: reply, speech: flag }),
  'tool-call': object({ request, call, name: toolName, arguments: record }),
  emotion: object({ request, emotion: oneOf(...emotions) }),
  'speech-start': object({
    request,
    stream,
    text: reply,
    voice: oneOf('agent', 'device'),
  }),
  'speech-mark': object({ stream, marks: list(mark, 500) }),
  'speech-end': object({ stream, durationMs: milliseconds }),
  pong: object({}),
  error: object({ code, request: optional(request), detail: optional(text(500)) }),
};

type MessageOf<S extends Record<string, Check<unknown>>> = {
  [K in keyof S & string]: { type: K } & (S[K] extends Check<infer T> ? T : never);
}[keyof S & string];

/** A message from a client to an agent. */
export type ClientMessage = MessageOf<typeof clientSchema>;

/** A message from an agent to a client. */
export type AgentMessage = MessageOf<typeof agentSchema>;

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

/**
 * The WebSocket close codes with a meaning of their own, and the error that each maps to. Any other
 * code that an agent closes with, including 1000, is a lost connection.
 */
export const closeCodes = {
  'malformed-message': 4400,
  'token-invalid': 4401,
  'token-expired': 4403,
  'session-idle': 4408,
  'protocol-mismatch': 4426,
  'rate-limited': 4429,
  'too-many-sessions': 4430,
  'agent-failed': 4500,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** An error that closes the connection. */
export type ClosingErrorCode = keyof typeof closeCodes;

/** The code for a normal closure. */
export const CLOSE_NORMAL = 1000;

/** Maps a close code to its error. */
export const errorOfCloseCode = (closeCode: number): ClosingErrorCode | undefined =>
  (Object.keys(closeCodes) as ClosingErrorCode[]).find((code) => closeCodes[code] === closeCode);
