import { emotions, mouthShapes, states } from '@site/live/runtime/agentEvents';
import type { AgentState, Emotion, MouthShape } from 'product-sdk';
import type { Outcome } from 'runnable-samples/client';
import { type FrameMessage, type Level, limits, type Plain } from 'runnable-samples/frame';

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

type Fields = Record<string, Plain | undefined>;
type Reader = (view: RunView, payload: Fields) => Partial<RunView>;

/** Inserts or replaces a message. */
function putMessage(messages: readonly ChatMessage[], next: ChatMessage): readonly ChatMessage[] {
  const known = messages.some(({ id }) => id === next.id);
  if (known) return messages.map((each) => (each.id === next.id ? next : each));
  return [...messages, next].slice(-limits.conversationMessages);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const readers: Record<string, Reader> = {
  'state-change': (view, { state }) => ({
    state: states.find((each) => each === state) ?? view.state,
    ...(state !== 'speaking' && state !== 'ready' && { emotion: undefined }),
  }),
  emotion: (_, { emotion }) => ({ emotion: emotions.find((each) => each === emotion) }),
  message({ messages }, { id, role, text, status }) {
    if (!isNumber(id) || !isText(text) || (role !== 'user' && role !== 'agent')) return {};
    return { messages: putMessage(messages, { id, role, text, partial: status === 'partial' }) };
  },
  'message-delta'({ messages }, { messageId, text }) {
    if (!isNumber(messageId) || !isText(text)) return {};
    return {
      messages: putMessage(messages, { id: messageId, role: 'agent', text, partial: true }),
    };
  },
  'speech-mark': (_, { shape }) => ({ mouth: mouthShapes.find((each) => each === shape) }),
  'speech-end': () => ({ mouth: undefined }),
  'recording-start': () => ({ level: 0 }),
  'recording-level': (_, { level }) =>
    isNumber(level) ? { level: Math.min(1, Math.max(0, level)) } : {},
  'recording-end': () => ({ level: undefined }),
};

/** Applies an event to the view. */
function applyEvent(view: RunView, name: string, payload: Plain): Partial<RunView> {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return {};
  return readers[name]?.(view, payload) ?? {};
}

/** Appends to a bounded list. Ids keep counting, so that each stays with its item. */
function append<Item extends { id: number }>(
  items: readonly Item[],
  next: Omit<Item, 'id'>,
): readonly Item[] {
  const item = { ...next, id: (items.at(-1)?.id ?? 0) + 1 } as Item;
  return [...items, item].slice(-limits.logEntries);
}

function apply(view: RunView, message: FrameMessage): RunView {
  switch (message.type) {
    case 'console': {
      const { level, text, code } = message;
      return {
        ...view,
        lines: append(view.lines, { level, text }),
        uncaught: code ?? view.uncaught,
      };
    }
    case 'event': {
      const { name, atMs, payload } = message;
      const events = append(view.events, { name, atMs, payload });
      return {
        ...view,
        ...applyEvent(view, name, payload),
        events,
        eventCount: view.eventCount + 1,
      };
    }
    case 'height':
      return { ...view, height: message.pixels };
    case 'result':
      return { ...view, tookMs: message.atMs };
    default:
      return view;
  }
}

/** The view after more messages from a frame. */
export function applyMessages(view: RunView, messages: readonly FrameMessage[]): RunView {
  return messages.reduce(apply, view);
}

const isFields = (value: Plain): value is Record<string, Plain> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Spaces between fields, so that lines can break there. */
const listFields = (fields: Record<string, Plain>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${write(value)}`)
    .join(', ');

const write = (value: Plain): string =>
  isFields(value) ? `{ ${listFields(value)} }` : JSON.stringify(value);

/** The payload of an event on one line, without the fields that are shown already. */
export function payloadText(payload: Plain, shown: readonly string[] = []): string {
  if (!isFields(payload)) return JSON.stringify(payload);
  const rest = Object.entries(payload).filter(([name]) => !shown.includes(name));
  return listFields(Object.fromEntries(rest));
}
