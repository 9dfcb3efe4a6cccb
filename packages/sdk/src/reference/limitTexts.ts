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
  textCharacters: row('characters', 'both', 'Maximum length of the text passed to `sendText`'),
  ttsCharacters: row('characters', 'both', 'Maximum length of the text passed to `sendTts`'),
  queuedSpeeches: row(
    'items',
    'sdk',
    'Maximum number of speeches in the queue, not counting the one that is playing',
  ),
  recordingMaxMs: row('milliseconds', 'both', 'Maximum length of a recording'),
  recordingMinMs: row('milliseconds', 'both', 'Minimum length of a recording'),
  microphoneSilentMs: row(
    'milliseconds',
    'sdk',
    'Microphone timeout. If the microphone delivers no audio for this long, for example during a phone call, it counts as lost.',
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
  speechMaxMs: row('milliseconds', 'both', 'Maximum length of a speech'),
  speechStalledMs: row(
    'milliseconds',
    'sdk',
    'Speech timeout. If the agent sends no part of the speech for this long, the speech fails.',
  ),
  replyCharacters: row('characters', 'both', 'Maximum length of a reply'),
  replyStalledMs: row(
    'milliseconds',
    'sdk',
    'Reply timeout. If the agent sends no part of the reply for this long, the request fails.',
  ),
  messageBytes: row('bytes', 'both', 'Maximum size of a text frame'),
  frameBytes: row('bytes', 'both', 'Maximum size of a binary frame, including its header'),
  messagesKept: row('items', 'sdk', 'Number of recent messages kept in `agent.messages`'),
  heartbeatMs: row(
    'milliseconds',
    'sdk',
    'Ping interval. The SDK sends a ping only if it has received nothing from the agent for this long.',
  ),
  heartbeatAnswerMs: row(
    'milliseconds',
    'sdk',
    "Ping timeout. If the agent doesn't respond to a ping for this long, the connection counts as lost.",
  ),
  tokenLifetimeMs: row(
    'milliseconds',
    'agent',
    'Token lifetime. A token can open a session only within this time after it is issued.',
  ),
  tokenCharacters: row('characters', 'both', 'Maximum length of a token'),
  sessionIdleMs: row(
    'milliseconds',
    'agent',
    'Session idle timeout. If a session receives no request for this long, the agent closes it.',
  ),
  requestsPerMinute: row('items', 'agent', 'Maximum number of requests that a session can send'),
  sessionsPerAgent: row(
    'items',
    'agent',
    'Maximum number of concurrent sessions of an agent, across all users',
  ),
  contextCharacters: row('characters', 'both', 'Maximum length of the context as JSON'),
  toolsCharacters: row('characters', 'both', 'Maximum length of all tools together as JSON'),
  toolCallCharacters: row(
    'characters',
    'both',
    'Maximum length of the arguments of a tool call and of its result, each as JSON',
  ),
  toolCallMs: row('milliseconds', 'both', 'Maximum duration of a tool call'),
};
