import type { MouthMark } from '../mouth/markMouthShapes.js';

/**
 * A language that the agent speaks. Repeated here, so that the published types need no other package.
 * @since 0.1.0
 */
export type Language = 'ko' | 'en';

/**
 * The last argument of every hook.
 * @since 0.1.0
 */
export interface HookContext {
  /** The ID of the session. */
  sessionId: string;
  /** The session's language. */
  language: Language;
  /** The client's `context`, or an empty object. */
  context: Readonly<Record<string, unknown>>;
  /** Aborted when the user sends another request or disconnects. */
  signal: AbortSignal;
}

/**
 * A turn of the conversation.
 * @since 0.1.0
 */
export interface Turn {
  role: 'user' | 'agent';
  text: string;
}

/**
 * A tool of the page.
 * @since 0.1.0
 */
export interface ToolDescription {
  name: string;
  /** What the tool does and when to call it. */
  description: string;
  /** The JSON Schema of the object that contains the arguments. Undefined if it has none. */
  parameters?: Record<string, unknown>;
}

/**
 * Why a tool returned no result: the page has no such tool, the tool failed, or it took too long.
 * @since 0.1.0
 */
export type ToolErrorCode = 'tool-unknown' | 'tool-failed' | 'tool-timeout';

/**
 * The error that `callTool` rejects with.
 * @since 0.1.0
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';

  /**
   * Creates an error.
   * @param code - The error code.
   * @param tool - The name of the tool.
   */
  constructor(
    readonly code: ToolErrorCode,
    tool: string,
  ) {
    super(`${code}: ${tool}`);
  }
}

/**
 * The emotion of a reply.
 * @since 0.1.0
 */
export type Emotion = 'calm' | 'happy' | 'sorry' | 'surprised';

/**
 * The argument of `greet`.
 * @since 0.1.0
 */
export interface GreetContext extends HookContext {
  /** The previous turns, oldest first, up to the last 40. */
  history: readonly Turn[];
  /** How many texts the user has sent in the session, including this one. */
  turn: number;
  /** The tools of the page. */
  tools: readonly ToolDescription[];
  /**
   * Calls a tool of the page before the reply is complete.
   * @param name - The name of one of `tools`.
   * @param args - The arguments, at most 16 000 characters as JSON.
   * @returns What the tool returned.
   * @throws ToolError with the code `tool-unknown`, `tool-failed` or `tool-timeout`, or the reason of
   * `signal` when it is aborted.
   */
  callTool(name: string, args?: Record<string, unknown>): Promise<unknown>;
  /**
   * Sends the emotion of the reply to the client, before or while the reply is sent.
   * @param emotion - The emotion, which applies until the next one.
   */
  setEmotion(emotion: Emotion): void;
}

/**
 * The last argument of `reply`.
 * @since 0.1.0
 */
export interface ReplyContext extends GreetContext {
  /** Whether the user typed the text or recorded it. */
  source: 'text' | 'recording';
}

/**
 * The text of a reply, as a whole or in parts.
 * @since 0.1.0
 */
export type ReplyText = AsyncIterable<string> | Promise<string> | string;

/**
 * A finished recording.
 * @since 0.1.0
 */
export interface Recording {
  /** PCM16 samples, mono, 16 kHz. */
  samples: Int16Array;
  /** Length in milliseconds. */
  durationMs: number;
}

/**
 * A part of an utterance, played right after the previous one.
 * @since 0.1.0
 */
export interface SpeechPart {
  /** PCM16 samples, mono, 24 kHz. */
  samples: Int16Array;
  /** Mouth shapes, in milliseconds from the start of this part. */
  marks: readonly MouthMark[];
}

/**
 * The functions that produce the agent's behavior. Replace any of them, for example to connect a
 * language model, speech recognition or speech synthesis.
 * @since 0.1.0
 */
export interface Hooks {
  /** Replies to text, as a whole or in parts. */
  reply(text: string, context: ReplyContext): ReplyText;
  /** Returns the greeting, if the client requests one. */
  greet(context: GreetContext): ReplyText;
  /** Transcribes a recording. */
  transcribe(recording: Recording, context: HookContext): Promise<string> | string;
  /** Synthesizes speech from text. Without it, the device voice speaks. */
  speak?(text: string, context: HookContext): AsyncIterable<SpeechPart>;
}
