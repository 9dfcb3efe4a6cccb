import type { LimitName } from '../limits.js';

/** The unit of a limit. */
export type Unit = 'characters' | 'items' | 'milliseconds' | 'hertz' | 'bytes';

/** What a limit limits. */
export interface LimitText {
  readonly unit: Unit;
  /** Which side enforces it. */
  readonly heldBy: 'sdk' | 'agent' | 'both';
  readonly description: string;
}

const row = (unit: Unit, heldBy: LimitText['heldBy'], description: string): LimitText => ({
  unit,
  heldBy,
  description,
});

/** The texts of every limit. The type makes the table complete. */
export const limitTexts: Readonly<Record<LimitName, LimitText>> = {
  textCharacters: row('characters', 'both', 'Longest text that `sendText` accepts'),
  ttsCharacters: row('characters', 'both', 'Longest text that `sendTts` accepts'),
  queuedSpeeches: row(
    'items',
    'sdk',
    'How many utterances can wait in the queue, not counting the one that is playing',
  ),
  recordingMaxMs: row('milliseconds', 'both', 'Longest recording'),
  recordingMinMs: row('milliseconds', 'both', 'Shortest recording'),
  microphoneSilentMs: row(
    'milliseconds',
    'sdk',
    'Microphone timeout: how long the microphone can deliver no audio, for example during a phone call, before it counts as lost',
  ),
  microphoneSampleRateHz: row(
    'hertz',
    'both',
    'Sample rate of the microphone audio sent to the agent',
  ),
  speechSampleRateHz: row(
    'hertz',
    'both',
    'Sample rate of the speech audio received from the agent',
  ),
  speechMaxMs: row('milliseconds', 'both', 'Longest utterance'),
  speechStalledMs: row(
    'milliseconds',
    'sdk',
    'Speech timeout: how long the SDK waits for the next part of an utterance before it fails',
  ),
  replyCharacters: row('characters', 'both', 'Longest reply'),
  replyStalledMs: row(
    'milliseconds',
    'sdk',
    'Reply timeout: how long the SDK waits for the next part of a reply before the request fails',
  ),
  messageBytes: row('bytes', 'both', 'Largest text frame'),
  frameBytes: row('bytes', 'both', 'Largest binary frame, including its header'),
  messagesKept: row('items', 'sdk', 'How many recent messages `agent.messages` keeps'),
  heartbeatMs: row(
    'milliseconds',
    'sdk',
    'Ping interval: how long the SDK receives nothing from the agent before it sends a ping',
  ),
  heartbeatAnswerMs: row(
    'milliseconds',
    'sdk',
    'Ping timeout: how long the SDK waits for a response to a ping before the connection counts as lost',
  ),
  tokenLifetimeMs: row(
    'milliseconds',
    'agent',
    'Token lifetime: how long a token can be used to open a session after it is issued',
  ),
  tokenCharacters: row('characters', 'both', 'Longest token'),
  sessionIdleMs: row(
    'milliseconds',
    'agent',
    'Session idle timeout: how long a session can receive no request before the agent closes it',
  ),
  requestsPerMinute: row('items', 'agent', 'How many requests a session can send'),
  sessionsPerAgent: row(
    'items',
    'agent',
    'Concurrent sessions: how many an agent can keep open, across all users',
  ),
  contextCharacters: row('characters', 'both', 'Longest context, as JSON'),
  toolsCharacters: row('characters', 'both', 'Longest definition of all tools together, as JSON'),
  toolCallCharacters: row(
    'characters',
    'both',
    'Longest arguments and longest result of a tool call, each as JSON',
  ),
  toolCallMs: row('milliseconds', 'both', 'How long a tool call can take'),
};
