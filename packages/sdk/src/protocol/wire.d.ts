import { type Check } from './schema.js';
/** The version of the wire protocol, sent in `hello` and in `ready`. A different one is refused. */
export declare const PROTOCOL_VERSION = 1;
/** The languages an agent speaks. */
export declare const languages: readonly ["ko", "en"];
/**
 * A language an agent speaks.
 * @since 0.1.0
 */
export type Language = (typeof languages)[number];
/** The shapes a mouth takes while speaking, from shut to rounded. */
export declare const mouthShapes: readonly ["rest", "closed", "open", "wide", "round", "teeth"];
/**
 * A shape the mouth takes: `rest` silence, `closed` m b p, `open` a, `wide` e i, `round` o u w,
 * `teeth` f v s.
 * @since 0.1.0
 */
export type MouthShape = (typeof mouthShapes)[number];
/**
 * What a client may send, by `type`. `request` is chosen by the client, unique in its session and
 * rising; the binary frames of a recording carry its `request` as their stream.
 */
export declare const clientSchema: {
    /** The first message, and the only place the token travels. */
    hello: Check<import("./schema.js").Shaped<{
        protocol: Check<number>;
        token: Check<string>;
        language: Check<"ko" | "en">;
        /** False when the client will not speak: the agent then sends no speech at all. */
        speech: Check<boolean>;
        client: Check<string | undefined>;
    }>>;
    /** Something to answer: `reply-delta`s and one `reply`. */
    'send-text': Check<import("./schema.js").Shaped<{
        request: Check<number>;
        text: Check<string>;
    }>>;
    /** Something to say word for word: `speech-start` to `speech-end`. */
    'send-tts': Check<import("./schema.js").Shaped<{
        request: Check<number>;
        text: Check<string>;
    }>>;
    /** Binary frames with this request as their stream follow. */
    'recording-start': Check<import("./schema.js").Shaped<{
        request: Check<number>;
    }>>;
    /** No more frames follow; unless discarded: `transcript`, then as for `send-text`. */
    'recording-end': Check<import("./schema.js").Shaped<{
        request: Check<number>;
        discard: Check<boolean>;
    }>>;
    /** The answer is no longer wanted; the agent sends nothing more for this request. */
    cancel: Check<import("./schema.js").Shaped<{
        request: Check<number>;
    }>>;
    /** The agent sends nothing more of the speech it is sending. */
    'stop-speaking': Check<import("./schema.js").Shaped<{}>>;
    /** Asks for a `pong`; does not keep an idle session open. */
    ping: Check<import("./schema.js").Shaped<{}>>;
};
/** What an agent may send, by `type`. `stream` is chosen by the agent, one for each speech. */
export declare const agentSchema: {
    /** The answer to `hello`: the session is open. */
    ready: Check<import("./schema.js").Shaped<{
        protocol: Check<number>;
        session: Check<string>;
        language: Check<"ko" | "en">;
        /** Where speech is voiced: by the agent, as frames, or by the device. */
        voice: Check<"agent" | "device">;
        idleTimeoutMs: Check<number>;
    }>>;
    /** What a recording said. */
    transcript: Check<import("./schema.js").Shaped<{
        request: Check<number>;
        text: Check<string>;
        durationMs: Check<number>;
    }>>;
    /** The next part of a reply. */
    'reply-delta': Check<import("./schema.js").Shaped<{
        request: Check<number>;
        text: Check<string>;
    }>>;
    /** The whole of a reply; with `speech`, its `speech-start` follows. */
    reply: Check<import("./schema.js").Shaped<{
        request: Check<number>;
        text: Check<string>;
        speech: Check<boolean>;
    }>>;
    /** A speech begins: with the voice `agent`, binary frames of `stream` follow. */
    'speech-start': Check<import("./schema.js").Shaped<{
        request: Check<number>;
        stream: Check<number>;
        text: Check<string>;
        voice: Check<"agent" | "device">;
    }>>;
    /** Mouth shapes of a speech, in order of time; each holds until the next. */
    'speech-mark': Check<import("./schema.js").Shaped<{
        stream: Check<number>;
        marks: Check<import("./schema.js").Shaped<{
            shape: Check<"rest" | "closed" | "open" | "wide" | "round" | "teeth">;
            atMs: Check<number>;
        }>[]>;
    }>>;
    /** All frames and marks of a speech were sent; for the device's voice the length is a guess. */
    'speech-end': Check<import("./schema.js").Shaped<{
        stream: Check<number>;
        durationMs: Check<number>;
    }>>;
    /** The answer to `ping`. */
    pong: Check<import("./schema.js").Shaped<{}>>;
    /** A request failed, or without `request` the session; in that case the agent closes it next. */
    error: Check<import("./schema.js").Shaped<{
        code: Check<"invalid-options" | "insecure-context" | "websocket-unsupported" | "token-fetch-failed" | "token-invalid" | "token-expired" | "connect-failed" | "connect-timeout" | "too-many-sessions" | "protocol-mismatch" | "not-connected" | "aborted" | "interrupted" | "connection-lost" | "session-idle" | "malformed-message" | "agent-failed" | "rate-limited" | "text-empty" | "text-too-long" | "queue-full" | "speech-off" | "microphone-denied" | "microphone-missing" | "microphone-busy" | "microphone-lost" | "recording-unsupported" | "already-recording" | "not-recording" | "recording-too-short" | "recording-too-long">;
        request: Check<number | undefined>;
        detail: Check<string | undefined>;
    }>>;
};
type MessageOf<S extends Record<string, Check<unknown>>> = {
    [K in keyof S & string]: {
        type: K;
    } & (S[K] extends Check<infer T> ? T : never);
}[keyof S & string];
/** A message from a client to an agent. */
export type ClientMessage = MessageOf<typeof clientSchema>;
/** A message from an agent to a client. */
export type AgentMessage = MessageOf<typeof agentSchema>;
export {};
