import type { Thrown, Level, Plain } from '@site/live/channel/messages';
import type { AgentState, Emotion, EventName, MouthShape } from 'product-sdk';

/** How a run ended. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'failed'; thrown: Thrown }
  /** The reader stopped it. */
  | { kind: 'stopped' }
  /** An endless loop was stopped. */
  | { kind: 'endless' }
  /** It sent more than a page can handle. */
  | { kind: 'flooded' }
  /** Its code navigated away. */
  | { kind: 'left' }
  /** The frame failed to load. */
  | { kind: 'unreachable' }
  /** The same, while offline. */
  | { kind: 'offline' }
  /** The edited text has a syntax error. */
  | { kind: 'unreadable'; message: string };

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
  name: EventName;
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
