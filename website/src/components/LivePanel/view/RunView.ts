import type { AgentState, Emotion, MouthShape } from 'product-sdk';
import type { Outcome } from 'runnable-samples/client';
import type { Level, Plain } from 'runnable-samples/frame';

/** A line of the console. */
export interface Line {
  id: number;
  level: Level;
  text: string;
}

/** A message of the conversation. */
export interface ChatMessage {
  id: number;
  role: 'user' | 'agent';
  text: string;
  /** Whether it is still arriving. */
  partial: boolean;
}

/** One event of the SDK. */
export interface LoggedEvent {
  id: number;
  name: string;
  atMs: number;
  payload: Plain;
}

/** Everything that is shown of a run. */
export interface RunView {
  running: boolean;
  /** The problem to reproduce. */
  cause?: string;
  /** Whether the frame is unresponsive. */
  silent: boolean;
  state: AgentState;
  lines: readonly Line[];
  messages: readonly ChatMessage[];
  events: readonly LoggedEvent[];
  /** The total number of events, including those no longer in the list. */
  eventCount: number;
  /** The microphone's level, 0–1; undefined while not recording. */
  level?: number;
  /** The emotion of the current reply. */
  emotion?: Emotion;
  /** The last viseme. */
  mouth?: MouthShape;
  /** The height of the program's output; 0 while there is none. */
  height: number;
  /** The code of the last uncaught SDK error. */
  uncaught?: string;
  outcome?: Outcome;
  /** How long it ran. */
  tookMs?: number;
}

/** The initial state of a run. */
export const initialView: RunView = {
  running: true,
  silent: false,
  state: 'idle',
  lines: [],
  messages: [],
  events: [],
  eventCount: 0,
  height: 0,
};
