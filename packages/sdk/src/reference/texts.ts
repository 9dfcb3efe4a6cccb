import type { AgentMessage, ClientMessage } from '../protocol/wire.js';
import type { OperationName } from '../operations.js';
import type { AgentState } from '../states.js';
import type { EventName } from '../events.js';
import type { LimitName } from '../limits.js';

/** The texts of all operations. */
export const operationTexts: Readonly<Record<OperationName, string>> = {
  connect: 'Opens a session.',
  disconnect: 'Closes the session and stops everything in progress.',
  sendText: 'Sends text and waits for the whole reply.',
  sendTts: 'Speaks text exactly as written.',
  startRecording: 'Opens the microphone and records.',
  stopRecording: 'Releases the microphone and waits for the reply.',
  stopSpeaking: 'Stops the current speech and clears the queue.',
};

/** The texts of all states. */
export const stateTexts: Readonly<Record<AgentState, string>> = {
  idle: 'The initial state, before the first connection.',
  connecting: 'The SDK is getting a token and opening a session.',
  ready: 'A session is open, and nothing is in progress.',
  thinking: 'The agent is preparing a reply.',
  speaking: 'Speech is playing or about to play.',
  recording: 'The microphone is opening or recording.',
  reconnecting: 'The connection dropped, and the SDK is reconnecting.',
  disconnected: 'No session is open. Call `connect` to open one.',
};

/** The texts of all events. */
export const eventTexts: Readonly<Record<EventName, string>> = {
  'state-change': 'The state changed.',
  message: 'A message was added, or an incoming message was completed or cut off.',
  'message-delta': 'A part of a reply arrived.',
  emotion: 'The agent sent the emotion of its reply.',
  transcript: 'The transcript of a recording arrived.',
  'speech-start': "An utterance started to play. Doesn't fire while the browser blocks audio.",
  'speech-mark': 'The mouth shape for lip-sync changed.',
  'speech-end': 'The utterance that was playing ended. Fires before the next one starts.',
  'recording-start': 'The microphone opened, and the recording started.',
  'recording-level':
    'The input volume of the microphone. Fires about 20 times a second during a recording.',
  'voice-start': "The user's voice is heard.",
  'voice-end': "The user's voice is no longer heard.",
  'recording-end': 'The microphone was released.',
  'autoplay-blocked': 'The browser blocks audio until the user interacts with the page.',
  error:
    'Something failed outside a method call, such as the connection, the microphone or the speech of a reply. A method that is waiting for a response may reject with the same error.',
};

/** The texts of every message of the wire protocol, by sender. */
export const messageTexts: {
  readonly client: Readonly<Record<ClientMessage['type'], string>>;
  readonly agent: Readonly<Record<AgentMessage['type'], string>>;
} = {
  client: {
    hello:
      'The first message, and the only one that contains the token. With `speech: false`, the agent sends no speech.',
    'send-text':
      'Text that requests a reply. The agent sends one `reply`, and may send parts of it first as `reply-delta`.',
    'send-tts':
      'Text to speak exactly as written. The agent sends everything from `speech-start` to `speech-end`.',
    'recording-start':
      'Starts a recording. Binary frames with this `request` as their stream follow.',
    'recording-end':
      'No more frames follow. Unless `discard` is `true`, the agent sends `transcript`, then replies as it does to `send-text`.',
    cancel: 'The reply is no longer needed. The agent sends nothing more for this request.',
    'stop-speaking': 'The agent stops sending speech.',
    context: 'Information for the agent. Replaces the context sent before.',
    greet:
      'Asks the agent to speak first. Sent only if the agent sent `greets: true`. The agent replies as it does to `send-text`.',
    tools: 'The tools of the page that the agent can call. Sent before the first request.',
    'tool-result':
      'The result of a `tool-call`: what the tool returned, or the `code` of its failure.',
    ping: "Requests a `pong`. Doesn't reset the idle timeout of the session.",
  },
  agent: {
    ready:
      'The response to `hello`. The session is open. `voice` is `agent` or `device`, whichever synthesizes speech, and `encodings` lists the formats besides PCM in which recordings can be sent.',
    transcript: 'The text recognized in a recording.',
    'reply-delta': 'The next part of a reply. All parts together are the `text` of `reply`.',
    reply: 'The whole reply. If `speech` is `true`, a `speech-start` follows.',
    'tool-call':
      'Calls a tool of the page. A `tool-result` with the same `call` follows, unless the request ends first. `call` increases within a session.',
    emotion:
      'The emotion of the reply. If sent in the middle of a reply, it applies from the next part.',
    'speech-start':
      'Starts an utterance. If `voice` is `agent`, binary frames with this `stream` follow.',
    'speech-mark':
      'Mouth shapes of an utterance, in chronological order. Each applies until the next.',
    'speech-end':
      'All frames and mouth shapes were sent. With the device voice, the duration is an estimate.',
    pong: 'The response to `ping`.',
    error:
      'A request failed. Without `request`, the session failed, and the agent closes the connection.',
  },
};

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
