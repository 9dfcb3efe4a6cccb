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

/** The version of the wire protocol, sent in `hello` and in `ready`. A different one is refused. */
export const PROTOCOL_VERSION = 1;

/** The languages an agent speaks. */
export const languages = ['ko', 'en'] as const;

/**
 * A language an agent speaks.
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
 * An emotion a reply is said with.
 * @since 0.1.0
 */
export type Emotion = (typeof emotions)[number];

const request = integer(1, 0xffff_ffff);
const stream = integer(1, 0xffff_ffff);
const call = integer(1, 0xffff_ffff);
const milliseconds = integer(0, 86_400_000);
const language = oneOf(...languages);
const reply = text(limits.replyCharacters);
const toolName = text(64, 1);
const mark = object({ shape: oneOf(...mouthShapes), atMs: milliseconds });
const code = ((value) =>
  typeof value === 'string' && Object.hasOwn(errors, value)) as Check<ErrorCode>;

/**
 * What a client may send, by `type`. `request` is chosen by the client, unique in its session and
 * rising; the binary frames of a recording carry its `request` as their stream.
 *
 * Marked as a call without effects, so that the core, which reads only what agents send, goes
 * without it.
 */
export const clientSchema = /* @__PURE__ */ (() => ({
  /** The first message, and the only place the token travels. */
  hello: object({
    protocol: integer(0, 0xffff),
    token: text(limits.tokenCharacters, 1),
    language,
    /** False when the client will not speak: the agent then sends no speech at all. */
    speech: flag,
    client: optional(text(100)),
  }),
  /** Something to answer: `reply-delta`s and one `reply`. */
  'send-text': object({ request, text: text(limits.textCharacters, 1) }),
  /** Something to say word for word: `speech-start` to `speech-end`. */
  'send-tts': object({ request, text: text(limits.ttsCharacters, 1) }),
  /** Binary frames with this request as their stream follow. */
  'recording-start': object({ request }),
  /** No more frames follow; unless discarded: `transcript`, then as for `send-text`. */
  'recording-end': object({ request, discard: flag }),
  /** The answer is no longer wanted; the agent sends nothing more for this request. */
  cancel: object({ request }),
  /** The agent sends nothing more of the speech it is sending. */
  'stop-speaking': object({}),
  /** What the agent should know, in the place of what it was told before. */
  context: object({ context: sized(record, limits.contextCharacters) }),
  /** Asks the agent to begin: answered as a text is. Only where `ready` says that it `greets`. */
  greet: object({ request }),
  /** What the agent may have the page do, told before the first request. */
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
  /** The answer to a `tool-call`: what the tool returned, or why it did not. */
  'tool-result': object({
    request,
    call,
    result: sized(anything, limits.toolCallCharacters),
    code: optional(oneOf('tool-unknown', 'tool-failed', 'tool-timeout')),
  }),
  /** Asks for a `pong`; does not keep an idle session open. */
  ping: object({}),
}))();

/** What an agent may send, by `type`. `stream` is chosen by the agent, one for each speech. */
export const agentSchema = {
  /** The answer to `hello`: the session is open. */
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
  /** What a recording said. */
  transcript: object({ request, text: reply, durationMs: milliseconds }),
  /** The next part of a reply. */
  'reply-delta': object({ request, text: reply }),
  /** The whole of a reply; with `speech`, its `speech-start` follows. */
  reply: object({ request, text: reply, speech: flag }),
  /**
   * Has the page run a tool while it waits for a reply: a `tool-result` with the same `call` follows,
   * unless the request ends before. `call` is chosen by the agent, unique in its session and rising.
   */
  'tool-call': object({ request, call, name: toolName, arguments: record }),
  /** The emotion that the reply, and what follows of it, is said with. */
  emotion: object({ request, emotion: oneOf(...emotions) }),
  /** A speech begins: with the voice `agent`, binary frames of `stream` follow. */
  'speech-start': object({
    request,
    stream,
    text: reply,
    voice: oneOf('agent', 'device'),
  }),
  /** Mouth shapes of a speech, in order of time; each holds until the next. */
  'speech-mark': object({ stream, marks: list(mark, 500) }),
  /** All frames and marks of a speech were sent; for the device's voice the length is a guess. */
  'speech-end': object({ stream, durationMs: milliseconds }),
  /** The answer to `ping`. */
  pong: object({}),
  /** A request failed, or without `request` the session; in that case the agent closes it next. */
  error: object({ code, request: optional(request), detail: optional(text(500)) }),
};

type MessageOf<S extends Record<string, Check<unknown>>> = {
  [K in keyof S & string]: { type: K } & (S[K] extends Check<infer T> ? T : never);
}[keyof S & string];

/** A message from a client to an agent. */
export type ClientMessage = MessageOf<typeof clientSchema>;

/** A message from an agent to a client. */
export type AgentMessage = MessageOf<typeof agentSchema>;
