import type { Thrown, Level, Plain } from '@site/live/channel/messages';
import type { AgentState, EventName, MouthShape } from 'product-sdk';

/** How a run ended. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'failed'; thrown: Thrown }
  /** The reader stopped it. */
  | { kind: 'stopped' }
  /** A loop of its code never ended. */
  | { kind: 'endless' }
  /** It said more than a page can take in. */
  | { kind: 'flooded' }
  /** Its code went to another address. */
  | { kind: 'left' }
  /** The frame could not be loaded. */
  | { kind: 'unreachable' }
  /** The same, for want of a connection. */
  | { kind: 'offline' }
  /** The edited text is no code. */
  | { kind: 'unreadable'; message: string };

/** A line of the console. */
export interface Line {
  id: number;
  level: Level;
  text: string;
}

/** One thing said. */
export interface Said {
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

/** Everything a reader sees of a run. */
export interface RunView {
  running: boolean;
  /** What should go wrong. */
  cause?: string;
  /** Whether the frame has stopped answering. */
  silent: boolean;
  state: AgentState;
  lines: readonly Line[];
  said: readonly Said[];
  events: readonly LoggedEvent[];
  /** The total number of events, including those no longer kept. */
  eventCount: number;
  /** The microphone's level, 0–1; undefined while not recording. */
  level?: number;
  /** The shape the mouth has taken last. */
  mouth?: MouthShape;
  /** The height of the program's output; 0 while there is none. */
  height: number;
  /** The code of the last uncaught SDK error. */
  uncaught?: string;
  outcome?: Outcome;
  /** How long it ran. */
  tookMs?: number;
}

/** A run that has just begun. */
export const begun: RunView = {
  running: true,
  silent: false,
  state: 'idle',
  lines: [],
  said: [],
  events: [],
  eventCount: 0,
  height: 0,
};
