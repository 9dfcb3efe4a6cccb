import type { AgentMessage, ClientMessage } from '../protocol/wire.js';

/** The words for every message of the wire protocol, by who sends it. */
export const messageTexts: {
  readonly client: Readonly<Record<ClientMessage['type'], string>>;
  readonly agent: Readonly<Record<AgentMessage['type'], string>>;
} = {
  client: {
    hello:
      'The first message, and the only place the token travels. With `speech: false`, the agent sends no speech.',
    'send-text':
      'Text to answer. The agent sends one `reply`, and may send parts of it before as `reply-delta`.',
    'send-tts': 'Something to say word for word, with `speech-start` to `speech-end`.',
    'recording-start': 'Binary frames with this `request` as their stream follow.',
    'recording-end':
      'No more frames follow. Unless discarded, the agent sends `transcript`, then answers as it does a text.',
    cancel: 'The answer is no longer wanted. The agent sends nothing more for this request.',
    'stop-speaking': 'The agent sends nothing more of the speech it is sending.',
    context: 'Context for the agent. Replaces what was sent before.',
    greet:
      'Asks the agent to speak first. Sent only if the agent sent `greets: true`. The agent answers as it does `send-text`.',
    tools: 'The tools of the page that the agent may call, told before the first request.',
    'tool-result':
      'The answer to a `tool-call`: what the tool returned, or the `code` of its failure.',
    ping: 'Asks for a `pong`. Does not keep an idle session open.',
  },
  agent: {
    ready:
      'The answer to `hello`: the session is open. `voice` says whether the agent or the device produces speech, `encodings` how recordings may be sent besides PCM.',
    transcript: 'The text recognized in a recording.',
    'reply-delta': 'The next part of a reply. All parts together are the `text` of `reply`.',
    reply: 'The whole reply. With `speech: true`, a `speech-start` follows.',
    'tool-call':
      'Runs a tool of the page. A `tool-result` with the same `call` follows, unless the request ends before. `call` rises within a session.',
    emotion: 'The emotion of the reply. If sent during the reply, it applies from there on.',
    'speech-start':
      'A speech begins. With the voice `agent`, binary frames of its `stream` follow.',
    'speech-mark': 'Mouth shapes of a speech, in order of time. Each holds until the next.',
    'speech-end':
      "All frames and mouth shapes were sent. With the device's voice, the duration is an estimate.",
    pong: 'The answer to `ping`.',
    error:
      'A request failed. Without `request`, the session did, and the agent closes the connection.',
  },
};
