import type { LimitName } from '../limits.js';

/** The unit of a limit. */
export type Unit = 'characters' | 'items' | 'milliseconds' | 'hertz' | 'bytes';

/** What a limit limits. */
export interface LimitText {
  readonly unit: Unit;
  /** Which side holds to it. */
  readonly heldBy: 'sdk' | 'agent' | 'both';
  readonly description: string;
}

const row = (unit: Unit, heldBy: LimitText['heldBy'], description: string): LimitText => ({
  unit,
  heldBy,
  description,
});

/** The words for every limit. The type makes the table complete. */
export const limitTexts: Readonly<Record<LimitName, LimitText>> = {
  textCharacters: row('characters', 'both', 'The longest text `sendText` takes.'),
  ttsCharacters: row('characters', 'both', 'The longest text `sendTts` takes.'),
  queuedSpeeches: row('items', 'sdk', 'How many speeches may wait behind the one being heard.'),
  recordingMaxMs: row('milliseconds', 'both', 'The longest recording.'),
  recordingMinMs: row('milliseconds', 'both', 'The shortest recording.'),
  microphoneSilentMs: row(
    'milliseconds',
    'sdk',
    'How long the microphone may give nothing, as during a phone call, before it counts as lost.',
  ),
  microphoneSampleRateHz: row('hertz', 'both', 'The sample rate of the microphone on the wire.'),
  speechSampleRateHz: row('hertz', 'both', 'The sample rate of speech on the wire.'),
  speechMaxMs: row('milliseconds', 'both', 'The longest speech.'),
  speechStalledMs: row(
    'milliseconds',
    'sdk',
    'How long a speech may wait for the agent to send it, or to send more of it, before it counts as failed.',
  ),
  replyCharacters: row('characters', 'both', 'The longest reply.'),
  replyStalledMs: row(
    'milliseconds',
    'sdk',
    'How long a request may wait for the agent to reply, or to send more of the reply, before it counts as failed.',
  ),
  messageBytes: row('bytes', 'both', 'The largest text frame.'),
  frameBytes: row('bytes', 'both', 'The largest binary frame, its header included.'),
  messagesKept: row('items', 'sdk', 'How many messages `agent.messages` keeps.'),
  heartbeatMs: row(
    'milliseconds',
    'sdk',
    'How long nothing may come from the agent before a ping.',
  ),
  heartbeatAnswerMs: row(
    'milliseconds',
    'sdk',
    'How long a ping may go unanswered before the connection counts as lost.',
  ),
  tokenLifetimeMs: row('milliseconds', 'agent', 'How long a token can open a session.'),
  tokenCharacters: row('characters', 'both', 'The longest token.'),
  sessionIdleMs: row(
    'milliseconds',
    'agent',
    'How long a session may go without a request before the agent closes it.',
  ),
  requestsPerMinute: row('items', 'agent', 'How many requests a session may make in a minute.'),
  sessionsPerAgent: row('items', 'agent', 'How many sessions an agent keeps open at once.'),
  contextCharacters: row('characters', 'both', 'The longest JSON of the context.'),
  toolsCharacters: row('characters', 'both', 'The longest JSON of all tools together.'),
  toolCallCharacters: row(
    'characters',
    'both',
    'The longest JSON of the arguments of a call of a tool, and of its result.',
  ),
  toolCallMs: row('milliseconds', 'both', 'The longest a call of a tool may take.'),
};
