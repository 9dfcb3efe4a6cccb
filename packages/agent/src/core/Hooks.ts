import type { MouthMark } from '../mouth/markMouthShapes.js';

/**
 * A language the agent answers in. Stated here as well as in the protocol, so that the published
 * types need no other package.
 * @since 0.1.0
 */
export type Language = 'ko' | 'en';

/**
 * What every hook learns besides its input.
 * @since 0.1.0
 */
export interface HookContext {
  /** The session the call belongs to. */
  sessionId: string;
  /** The session's language. */
  language: Language;
  /** What the client has told of its user and its page; empty where it has told nothing. */
  context: Readonly<Record<string, unknown>>;
  /** Aborts when the client interrupts or leaves; stop working then. */
  signal: AbortSignal;
}

/**
 * One turn of the conversation so far.
 * @since 0.1.0
 */
export interface Turn {
  role: 'user' | 'agent';
  text: string;
}

/**
 * Something the page can do, as the client has told of it.
 * @since 0.1.0
 */
export interface ToolDescription {
  name: string;
  /** What it does and when to use it. */
  description: string;
  /** The arguments it takes, as a JSON Schema of an object; missing where it takes none. */
  parameters?: Record<string, unknown>;
}

/**
 * Why a tool gave no result: the page has none of this name, it failed there, or it took too long.
 * @since 0.1.0
 */
export type ToolErrorCode = 'tool-unknown' | 'tool-failed' | 'tool-timeout';

/**
 * What `callTool` rejects with.
 * @since 0.1.0
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';

  /**
   * Makes an error for a tool.
   * @param code - What went wrong.
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
 * An emotion a reply is said with.
 * @since 0.1.0
 */
export type Emotion = 'calm' | 'happy' | 'sorry' | 'surprised';

/**
 * The arguments of `greet`.
 * @since 0.1.0
 */
export interface GreetContext extends HookContext {
  /** The latest turns before, at most 40, oldest first. */
  history: readonly Turn[];
  /** How many texts of the user there were in the session, this one included. */
  turn: number;
  /** What the page can do. */
  tools: readonly ToolDescription[];
  /**
   * Has the page run a tool, while the reply is being made.
   * @param name - One of `tools`.
   * @param args - What it is to be given, 16 000 characters as JSON at most.
   * @returns What the tool returned.
   * @throws ToolError with the code `tool-unknown`, `tool-failed` or `tool-timeout`; the signal's
   * reason, when the client interrupts or leaves.
   */
  callTool(name: string, args?: Record<string, unknown>): Promise<unknown>;
  /**
   * Tells the client with which emotion the reply is said, before or while it is made.
   * @param emotion - The emotion, until the next.
   */
  setEmotion(emotion: Emotion): void;
}

/**
 * What `reply` learns besides the text.
 * @since 0.1.0
 */
export interface ReplyContext extends GreetContext {
  /** Whether the user wrote the text or spoke it. */
  source: 'text' | 'recording';
}

/**
 * What an agent says, at once or in parts as they come.
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
 * A stretch of speech, heard right after the one before it.
 * @since 0.1.0
 */
export interface SpeechPart {
  /** PCM16 samples, mono, 24 kHz. */
  samples: Int16Array;
  /** Mouth shapes, in milliseconds from the start of this part. */
  marks: readonly MouthMark[];
}

/**
 * The things an agent does. Replace any of them to connect a language model, speech
 * recognition or a voice.
 * @since 0.1.0
 */
export interface Hooks {
  /** Answers a text, at once or in parts as they come. */
  reply(text: string, context: ReplyContext): ReplyText;
  /** Begins the conversation, where the client asks for it. */
  greet(context: GreetContext): ReplyText;
  /** Turns a recording into text. */
  transcribe(recording: Recording, context: HookContext): Promise<string> | string;
  /** Turns text into speech. Without it the device speaks with its own voice. */
  speak?(text: string, context: HookContext): AsyncIterable<SpeechPart>;
}
