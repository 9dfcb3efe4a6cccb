import type { AgentMessage, ClientMessage } from '../protocol/wire.js';

/** The words for every message of the wire protocol, by who sends it. */
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
      'Starts a speech. If `voice` is `agent`, binary frames with this `stream` follow.',
    'speech-mark': 'Mouth shapes of a speech, in chronological order. Each holds until the next.',
    'speech-end':
      'All frames and mouth shapes were sent. With the device voice, the duration is an estimate.',
    pong: 'The response to `ping`.',
    error:
      'A request failed. Without `request`, the session failed, and the agent closes the connection.',
  },
};
